import { setTimeout as pause } from 'node:timers/promises';
import { ofNobody, within } from '@traject/server/src/platform/database/wall.ts';
import { startSmtp } from '@traject/server/src/platform/mail/smtp.testing.ts';
import { anOrganisation } from '@traject/server/src/testing/factories.ts';
import type { OpenedApp } from '@traject/server/src/testing/openApp.ts';
import type { Check, Found } from './check.ts';
import { inApps } from './inApp.ts';
import { until } from './installation.ts';

const many = 10_000;
const mostSeconds = 600;
const mostForUrgent = 5;

type Smtp = Awaited<ReturnType<typeof startSmtp>>;

/** The server takes 50 ms for each, and somebody wants a new password every few seconds. */
export const mailHeap: Check = {
  name: 'mail: a heap',
  goal: `${many} mails within ${mostSeconds / 60} minutes, new passwords within ${mostForUrgent} s, each once`,
  async run() {
    const smtp = await startSmtp({ slow: 50 });
    const env = { SMTP_URL: smtp.url };
    const [found] = await inApps(1, { env }, (opened) => sendAll(opened, smtp));
    await smtp.close();
    return found as Found;
  },
};

async function sendAll(opened: OpenedApp, smtp: Smtp): Promise<Found> {
  const organisation = await anOrganisation(opened.db);
  const began = performance.now();
  const seconds = () => Math.round((performance.now() - began) / 1000);
  const heap = writeHeap(opened, organisation.id);
  const urgent: number[] = [];
  while (smtp.letters.length < many + urgent.length && seconds() < mostSeconds) {
    urgent.push(await secondsOfOne(opened, smtp, urgent.length));
    await pause(3000);
  }
  await heap;
  const letters = new Set(smtp.letters.map(({ to }) => to.join()));
  const [took, slowest] = [seconds(), Math.max(...urgent)];
  const sent = letters.size - urgent.length;
  const twice = smtp.letters.length - letters.size;
  return {
    figure: `${sent} sent in ${took} s, ${twice} twice, the slowest of ${urgent.length} new passwords after ${slowest.toFixed(1)} s`,
    isReached: sent === many && twice === 0 && took <= mostSeconds && slowest <= mostForUrgent,
  };
}

async function writeHeap({ world }: OpenedApp, organisation_id: number) {
  const data = { first_name: 'Zoë', link: 'https://traject.example/x', organisation: 'Ours' };
  const common = { template: 'access-given', language: 'nl', data, concerns: [] } as const;
  const db = within(world.db, [organisation_id]);
  for (let from = 0; from < many; from += 500)
    await db.transaction().execute(async (tx) => {
      for (let n = from; n < from + 500; n++)
        await world.mail.send(tx, { ...common, organisation_id, to: `many${n}@example.nl` });
    });
}

async function secondsOfOne({ world }: OpenedApp, smtp: Smtp, n: number) {
  const to = `reset${n}@example.nl`;
  const data = { first_name: 'Zoë', link: 'https://traject.example/x', minutes: 60 };
  const began = performance.now();
  await within(world.db, [ofNobody])
    .transaction()
    .execute((tx) =>
      world.mail.send(tx, { to, template: 'reset', language: 'nl', data, concerns: [] }),
    );
  await until(async () => smtp.letters.some((letter) => letter.to.includes(to)), 60);
  return (performance.now() - began) / 1000;
}
