import { setTimeout as pause } from 'node:timers/promises';
import { startSmtp } from '@traject/server/src/platform/mail/smtp.testing.ts';
import type { Check } from './check.ts';
import { type Installation, install, until } from './installation.ts';
import { fileDocument, someTrajectories } from './writers.ts';

export const each = 20;

/** Mail from three periods: with a mail server, without, and when it is back. */
export const mailAway: Check = {
  name: 'faults: the mail server is down',
  goal: 'every mail sent after its return, each once',
  async run() {
    const first = await startSmtp();
    const installation = await install({ SMTP_URL: first.url });
    await askClients(installation);
    await until(async () => first.letters.length >= each / 2, 30);
    await first.close();
    await askClients(installation);
    await pause(5000);
    const second = await startSmtp({ port: first.port });
    await askClients(installation);
    const waiting = () =>
      installation.look(async ({ sql }) => {
        const rows = await sql`select from jobs.job where name = 'mail'
          and state in ('created', 'retry', 'active')`;
        return rows.length;
      });
    await until(async () => (await waiting()) === 0, 240);
    const left = await waiting();
    await installation.stop();
    await second.close();
    const ids = [...first.letters, ...second.letters].map(({ raw }) => messageId(raw));
    const twice = ids.length - new Set(ids).size;
    return {
      figure: `${ids.length} of ${3 * each} mails sent, ${left} still wait, ${twice} twice`,
      isReached: ids.length === 3 * each && left === 0 && twice === 0,
    };
  },
};

/** This many mails, caused by as many documents. */
export async function askClients(installation: Installation) {
  const staff = await installation.as('counselor');
  const [trajectoryId = 1] = await someTrajectories(installation, 1);
  const desk = { staff, anyone: installation.anyone, trajectoryId, acknowledge() {} };
  for (let count = 0; count < each; count++) await fileDocument(desk);
}

export const messageId = (raw: string) => raw.match(/^Message-ID: (.*)$/im)?.[1];
