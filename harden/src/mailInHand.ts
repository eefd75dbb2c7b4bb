import { startSmtp } from '@traject/server/src/platform/mail/smtp.testing.ts';
import type { Check } from './check.ts';
import { install, until } from './installation.ts';
import { fileDocument, someTrajectories } from './writers.ts';

const mostSeconds = 60;
const slowSeconds = 25;

/** First the program is killed while the mail server has its mail; then the server is just slow. */
export const mailInHand: Check = {
  name: 'mail: in hand',
  goal: `of a killed program taken up within ${mostSeconds} s; of a slow one sent once`,
  async run() {
    const smtp = await startSmtp();
    const installation = await install({ SMTP_URL: smtp.url });
    const staff = await installation.as('counselor');
    const [trajectoryId = 1] = await someTrajectories(installation, 1);
    const desk = { staff, anyone: installation.anyone, trajectoryId, acknowledge() {} };
    const open = smtp.hold();
    await fileDocument(desk);
    await until(async () => smtp.arrived.length > 0, 30);
    await installation.kill();
    const began = performance.now();
    await installation.startAgain();
    const before = smtp.arrived.length;
    await until(async () => smtp.arrived.length > before, 2 * mostSeconds);
    const seconds = Math.round((performance.now() - began) / 1000);
    open();
    const letGo = smtp.hold();
    const count = smtp.arrived.length;
    await fileDocument(desk);
    await until(async () => smtp.arrived.length > count, 30);
    await until(async () => smtp.arrived.length > count + 1, slowSeconds);
    letGo();
    const isDone = await until(
      () =>
        installation.look(async ({ sql }) => {
          const waiting = await sql`select from mails where sent_at is null and turn is not null`;
          return waiting.length === 0;
        }),
      60,
    );
    const again = smtp.arrived.length - count - 1;
    await installation.stop();
    await smtp.close();
    return {
      figure: `taken up after ${seconds} s; ${again} sent again in ${slowSeconds} s of waiting`,
      isReached: seconds <= mostSeconds && again === 0 && isDone,
    };
  },
};
