import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Answer } from '../client.ts';

/** Refused is 503 with Retry-After; broken is what the proxy lost. Wrong is everything else. */
type Outcome = 'done' | 'refused' | 'broken' | 'wrong';
type Seen = {
  at: number;
  what: string;
  outcome: Outcome;
  said: string;
  milliseconds: number;
};
export type Calls = ReturnType<typeof createCalls>;

/** Calls without end, and what came of each of them. */
export function createCalls() {
  const seen: Seen[] = [];
  const { isOver, keepOn, stop } = createLoops();

  const call = async (what: string, send: () => Promise<Answer>) => {
    const began = performance.now();
    const answer = await send().catch((error: Error) => error);
    const milliseconds = performance.now() - began;
    const judged = judge(answer);
    seen.push({ at: Date.now(), what, ...judged, milliseconds });
    return judged.outcome === 'done' ? (answer as Answer) : undefined;
  };
  return {
    seen,
    call,
    /** As a browser does it: again under the same key, until there is an answer. */
    async insist(what: string, send: (key: string) => Promise<Answer>) {
      const key = randomUUID();
      while (!isOver()) {
        const answer = await call(what, () => send(key));
        if (answer) return answer;
        await pause(300);
      }
      return undefined;
    },
    keepOn,
    stop,
  };
}

function createLoops() {
  const over = new AbortController();
  const loops: Promise<void>[] = [];
  const isOver = () => over.signal.aborted;
  const loop = async (work: () => Promise<unknown>, rest: number) => {
    while (!isOver()) {
      await work();
      await pause(rest);
    }
  };
  return {
    isOver,
    keepOn: (work: () => Promise<unknown>, rest: number) => void loops.push(loop(work, rest)),
    async stop() {
      over.abort();
      await Promise.all(loops);
    },
  };
}

function judge(answer: Answer | Error): { outcome: Outcome; said: string } {
  if (answer instanceof Error) return { outcome: 'broken', said: answer.message };
  const { status, headers, json } = answer;
  const said = `${status} ${JSON.stringify(json).slice(0, 300)}`;
  if (status >= 200 && status < 300) return { outcome: 'done', said };
  if (headers.get('x-front') === 'broken') return { outcome: 'broken', said };
  if (status === 503 && headers.has('retry-after')) return { outcome: 'refused', said };
  return { outcome: 'wrong', said };
}
