import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Check } from './check.ts';
import type { Client } from './client.ts';
import { install } from './installation.ts';
import { createRandom } from './random.ts';
import { someTrajectories } from './writers.ts';

const rounds = 20;
const writers = 12;

export const lostAnswers: Check = {
  name: 'lost answers',
  goal: 'notes that are sent until somebody answers, over 20 kills: each is there, and once',
  async run({ seed }) {
    const random = createRandom(seed);
    const installation = await install();
    const staff = await installation.as('counselor');
    const [trajectoryId = 0] = await someTrajectories(installation, 1);
    const path = `/trajectories/${trajectoryId}/notes`;
    const mark = `Eenmaal ${randomUUID()}`;
    let written = 0;
    let tries = 0;
    for (let round = 0; round < rounds; round++) {
      const stop = new AbortController();
      const working = Array.from({ length: writers }, async () => {
        while (!stop.signal.aborted) {
          const sent = await untilHeard(staff, path, `${mark} ${++written}`);
          tries += sent;
        }
      });
      await pause(random.between(200, 900));
      await installation.kill();
      stop.abort();
      await installation.startAgain();
      await Promise.all(working);
    }
    const found = await installation.look(
      ({ sql }) => sql<{ count: number; notes: number }[]>`
        select count(*) as count, count(distinct note) as notes from notes
        where note like ${`${mark}%`}`,
    );
    const { count = 0, notes = 0 } = found[0] ?? {};
    await installation.stop();
    return {
      figure: `${written} notes in ${tries} tries: ${notes} there, ${count - notes} twice`,
      isReached: written === notes && count === notes && tries > written,
    };
  },
};

/** How often it had to be sent. */
async function untilHeard(staff: Client, path: string, note: string) {
  const key = randomUUID();
  const body = JSON.stringify({ date: '2026-06-01 10:00:00', note });
  for (let tries = 1; ; tries++) {
    const answer = await staff.call({ method: 'POST', path, body, key }).catch(() => undefined);
    if (answer?.status === 200) return tries;
    if (answer && answer.status < 500) throw new Error(`An answer ${answer.status} to a note`);
    await pause(100);
  }
}
