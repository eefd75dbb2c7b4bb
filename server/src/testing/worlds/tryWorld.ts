import type { OpenedApp } from '../openApp.ts';
import { actsOnPair } from './acting.ts';
import { type Card, deckOf, type Share } from './deck.ts';
import { misheard } from './hearing.ts';
import { planOf } from './plan.ts';
import { aScene, type Scene } from './scene.ts';
import { changesBetween, stateOf } from './untouched.ts';

/** Jobs wait: the callers cause every change themselves, and mails stay to be read. */
export const ofWorlds = { pollSeconds: 3600 };

/** Makes a world, and returns everything that people of B learn about A or change there. */
export async function tryWorld(opened: OpenedApp, seed: number, share: Share) {
  const scene = await aScene(opened, planOf(seed));
  const cards = deckOf(scene, share);
  const wrong = await readAll(
    opened,
    scene,
    cards.filter(({ caller }) => caller.isOfA),
  );
  const before = await stateOf(opened.sql, scene);
  wrong.push(
    ...(await readAll(
      opened,
      scene,
      cards.filter(({ caller }) => !caller.isOfA),
    )),
  );
  for (const pair of scene.pairs) wrong.push(...(await actsOnPair(opened, scene, pair)));
  wrong.push(...changesBetween(before, await stateOf(opened.sql, scene)));
  return {
    calls: cards.length,
    wrong: wrong.map((what) => `seed ${seed}: ${what.slice(0, 1500)}`),
  };
}

async function readAll(opened: OpenedApp, scene: Scene, cards: Card[]) {
  const wrong: string[] = [];
  for (const card of cards) {
    const answer = await opened.as(card.caller.token).get(card.url);
    for (const what of await misheard(scene, card, answer))
      wrong.push(`GET ${card.url} (${card.whose}) by ${card.caller.who}: ${what}`);
  }
  return wrong;
}
