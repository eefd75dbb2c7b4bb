import type { LightMyRequestResponse } from 'fastify';
import { changesDuring, noteChanges } from '../changes.ts';
import type { OpenedApp } from '../openApp.ts';

type Act = (n: number) => Promise<LightMyRequestResponse>;
export type Race = {
  name: string;
  /** A fresh case, and what each of the racers does to it. */
  prepare: () => Promise<Act>;
  /** Where everybody may get a yes: what may happen only once. */
  once?: RegExp;
};

/** The same action by many people at the same moment leaves the same result as by one alone. */
export async function raceOn({ sql, db }: OpenedApp) {
  await noteChanges(sql);

  return async ({ prepare, once }: Race, count: number): Promise<string[]> => {
    await db.deleteFrom('call_counts').execute();
    const counted = (changes: string[]) =>
      changes.filter((what) => (once ? once.test(what) : !isTotal.test(what))).join(', ');
    const alone = await prepare();
    const expected = counted(await changesDuring(sql, () => alone(0)));
    const act = await prepare();
    let answers: LightMyRequestResponse[] = [];
    const changes = await changesDuring(sql, async () => {
      answers = await Promise.all(Array.from({ length: count }, (_, n) => act(n)));
    });
    const seen = counted(changes);
    const wrong = once ? refusals(answers).filter(isUnreadable) : notOneWinner(answers);
    if (expected === '') return ['nothing happens, also alone'];
    return [
      ...new Set(wrong.map(inWords)),
      ...(seen === expected ? [] : [`left ${seen}, not ${expected}`]),
    ];
  };
}

/** Kept by the database itself: a new row the first time, updated from then on. */
const isTotal = /trajectory_counts/;

const refusals = (answers: LightMyRequestResponse[]) =>
  answers.filter(({ statusCode }) => statusCode >= 300);

/** The answers that break the rule of one yes and a readable no for all the others. */
function notOneWinner(answers: LightMyRequestResponse[]) {
  const winners = answers.filter(({ statusCode }) => statusCode < 300);
  if (winners.length === 0) return answers;
  return [...winners.slice(1), ...refusals(answers).filter(isUnreadable)];
}

const isUnreadable = ({ statusCode, body }: LightMyRequestResponse) =>
  ![403, 404, 422, 429].includes(statusCode) || !/"errors":\[".+"\]/.test(body);

const inWords = ({ statusCode, body }: LightMyRequestResponse) =>
  `answered ${statusCode} ${body.slice(0, 200)}`;
