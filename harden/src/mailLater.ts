import { startSmtp } from '@traject/server/src/platform/mail/smtp.testing.ts';
import type { Check } from './check.ts';
import { install, until } from './installation.ts';
import { askClients, each, messageId } from './mailAway.ts';

/** Mail that was written when there was no mail server yet. */
export const mailLater: Check = {
  name: 'mail: a mail server that comes later',
  goal: 'every mail that was written without one sent once there is one, each once',
  async run() {
    const installation = await install();
    await askClients(installation);
    await installation.stop();
    const smtp = await startSmtp();
    await installation.startAgain({ SMTP_URL: smtp.url });
    await askClients(installation);
    const waiting = () =>
      installation.look(async ({ sql }) => {
        const rows = await sql`select from mails where sent_at is null and refused_at is null`;
        return rows.length;
      });
    await until(async () => (await waiting()) === 0, 120);
    const left = await waiting();
    await installation.stop();
    await smtp.close();
    const ids = smtp.letters.map(({ raw }) => messageId(raw));
    const twice = ids.length - new Set(ids).size;
    return {
      figure: `${ids.length} of ${2 * each} mails sent, ${left} still wait, ${twice} twice`,
      isReached: ids.length === 2 * each && left === 0 && twice === 0,
    };
  },
};
