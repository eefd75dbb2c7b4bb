import { anAccount } from '@traject/server/src/testing/factories.ts';
import type { OpenedApp } from '@traject/server/src/testing/openApp.ts';
import {
  answerTo,
  forgedSessions,
  linksFromElsewhere,
  spoofedSignIns,
} from '@traject/server/src/testing/sessionTrials.ts';
import type { Check } from './check.ts';
import { inApps } from './inApp.ts';

/** At once: the free attempts, and those that may queue. */
const perAccount = 10 + 1;
const perAddress = 100 + 64;

export const sessions: Check = {
  name: 'sessions',
  goal: 'every forged or ended session 401, sign-in limited whatever the headers say',
  run: async () => {
    const [tally = { tried: 0, wrong: [] }] = await inApps(1, {}, trials);
    return {
      figure: `${tally.tried} attacks, ${tally.wrong.length} that came through`,
      isReached: tally.wrong.length === 0,
      shortfalls: tally.wrong,
    };
  },
};

async function trials(opened: OpenedApp) {
  const { tried, wrong } = await forgedSessions(opened);
  const { email } = await anAccount(opened.db);
  const one = await spoofedSignIns(opened, { count: 50, emailOf: () => email });
  if (one.looked > perAccount) wrong.push(`one account was tried ${one.looked} times`);
  await opened.db.deleteFrom('call_counts').execute();
  const emailOf = (n: number) => `nobody${n}@example.nl`;
  const many = await spoofedSignIns(opened, { count: 200, emailOf });
  if (many.looked > perAddress) wrong.push(`one address tried ${many.looked} times`);
  const sizes = [1, 4, 8, 12, 15, 16, 17, 64, 256];
  const long = sizes.flatMap((kilobytes) =>
    ['Bearer', 'Party'].map((kind) => ({ kilobytes, kind })),
  );
  for (const { kilobytes, kind } of long) {
    const line = await answerTo(opened, [`Authorization: ${kind} ${'x'.repeat(kilobytes * 1024)}`]);
    if (!/ (401|431) |cut off/.test(line)) wrong.push(`a ${kind} of ${kilobytes} kB: ${line}`);
  }
  const links = await linksFromElsewhere(opened);
  const astray = links.filter((link) => !link.startsWith('http://traject.test/'));
  wrong.push(...astray.map((link) => `a mail leads to ${link}`));
  return { tried: tried + 250 + long.length + links.length, wrong };
}
