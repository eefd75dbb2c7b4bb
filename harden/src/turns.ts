import type { Check } from './check.ts';
import { type Demo, startDemo } from './demo.ts';

const letters = 10;
const lists = 10;
/** One document of somebody else, at its heaviest, and one's own. */
const mostSeconds = { letter: 12, call: 1 };

/** What one person asks for is a lot of work; the others hardly notice. */
export const turns: Check = {
  name: 'turns',
  goal: `beside heavy PDFs of one, ${letters} letters of others each within ${mostSeconds.letter} s; beside ${lists} logs of 100,000 lines at once, calls within ${mostSeconds.call} s`,
  async run() {
    const demo = await startDemo();
    const pdfs = await besidePdfs(demo);
    const calls = await besideLists(demo);
    await demo.stop();
    const failed = [...pdfs.seen, ...calls].filter(({ status }) => status !== 200).length;
    const [letter, call] = [longestOf(pdfs.seen), longestOf(calls)];
    return {
      figure: `letters within ${letter.toFixed(1)} s beside ${pdfs.heavy} heavy ones, ${calls.length} calls within ${call.toFixed(1)} s, ${failed} refused`,
      isReached:
        letter <= mostSeconds.letter && call <= mostSeconds.call && failed === 0 && pdfs.heavy > 0,
    };
  },
};

type Seen = { status: number; seconds: number };
const longestOf = (seen: Seen[]) => Math.max(...seen.map(({ seconds }) => seconds));

async function besidePdfs(demo: Demo) {
  let isOver = false;
  let heavy = 0;
  const crowd = [1, 2].map(async () => {
    for (let n = 0; !isOver; n++) {
      const { status } = await preview(demo, 'counselor', `<p>woord ${n}</p>`.repeat(4500));
      if (status === 200) heavy++;
    }
  });
  const seen: Seen[] = [];
  for (let n = 0; n < letters; n++) seen.push(await preview(demo, 'coordinator', `<p>${n}</p>`));
  isOver = true;
  await Promise.all(crowd);
  return { seen, heavy };
}

const preview = (demo: Demo, name: string, contents: string) =>
  asked(demo, name, '/document-templates/preview', {
    method: 'POST',
    body: JSON.stringify({ name: 'Proef', contents }),
  });

async function besideLists(demo: Demo) {
  await demo.sql`insert into events (at, action, record, request_id, organisation_id)
    select now() - n * interval '1 second', 'test.many', '{}', 'x', 1
    from generate_series(1, 100000) n`;
  let isOver = false;
  const crowd = Array.from({ length: lists }, () => asked(demo, 'admin', '/events/csv'));
  const over = Promise.all(crowd).finally(() => {
    isOver = true;
  });
  const seen: Seen[] = [];
  while (!isOver) seen.push(await asked(demo, 'counselor', '/auth/me'));
  return [...seen, ...(await over).map(({ status }) => ({ status, seconds: 0 }))];
}

async function asked(demo: Demo, name: string, path: string, init?: RequestInit): Promise<Seen> {
  const began = performance.now();
  const answer = await demo.ask(name, path, init);
  await answer.arrayBuffer();
  return { status: answer.status, seconds: (performance.now() - began) / 1000 };
}
