import { setTimeout as pause } from 'node:timers/promises';
import { tooMany } from '../http/errors.ts';

/** How long each waits, how many may wait in one line, and whether they go one after the other. */
type Rules = { seconds: number; most: number; oneByOne: boolean };
type Line = { waiting: Set<string>; last: Promise<unknown> };

/** All lines together: whoever opens many of them still holds only so many calls. */
const mostOfAll = 500;
let all = 0;

/**
 * Lines in which a call waits before it is done. It is never long, because a line that is full turns
 * away at once; who stands in it already under the same name is turned away too.
 */
export function createLines({ seconds, most, oneByOne }: Rules) {
  const lines = new Map<string, Line>();
  return async (name: string, who: string) => {
    const line = lines.get(name) ?? { waiting: new Set(), last: Promise.resolve() };
    const { waiting } = line;
    if (waiting.has(who) || waiting.size >= most || all >= mostOfAll)
      throw tooMany(seconds * (oneByOne ? most : 1));
    lines.set(name, line);
    waiting.add(who);
    all++;
    const turn = oneByOne ? line.last.then(() => pause(seconds * 1000)) : pause(seconds * 1000);
    line.last = turn;
    await turn;
    all--;
    waiting.delete(who);
    if (waiting.size === 0) lines.delete(name);
  };
}
