import { setTimeout as pause } from 'node:timers/promises';
import { tooMany } from '../http/errors.ts';

/** How long each call waits, how many may wait in one queue, and whether they go one by one. */
type Rules = { seconds: number; most: number; oneByOne: boolean };
type Queue = { waiting: Set<string>; last: Promise<unknown> };

/** Across all queues, so that opening many of them still holds only this many calls. */
const mostOfAll = 500;
let all = 0;

/**
 * Queues in which a call is delayed before it runs. The wait is never long, because a full queue
 * refuses at once, and so does one in which the same caller is already waiting.
 */
export function createThrottle({ seconds, most, oneByOne }: Rules) {
  const queues = new Map<string, Queue>();
  return async (name: string, who: string) => {
    const queue = queues.get(name) ?? { waiting: new Set(), last: Promise.resolve() };
    const { waiting } = queue;
    if (waiting.has(who) || waiting.size >= most || all >= mostOfAll)
      throw tooMany(seconds * (oneByOne ? most : 1));
    queues.set(name, queue);
    waiting.add(who);
    all++;
    const turn = oneByOne ? queue.last.then(() => pause(seconds * 1000)) : pause(seconds * 1000);
    queue.last = turn;
    await turn;
    all--;
    waiting.delete(who);
    if (waiting.size === 0) queues.delete(name);
  };
}
