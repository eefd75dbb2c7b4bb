import { contract } from '@traject/contract/index';
import { inWords, judge } from '@traject/server/src/testing/fuzz/judge.ts';
import {
  aFuzzedOrganisation,
  type FuzzedOrganisation,
  fuzzed,
} from '@traject/server/src/testing/fuzz/organisation.ts';
import { requestFor, type Sent } from '@traject/server/src/testing/fuzz/requests.ts';
import type { OpenedApp } from '@traject/server/src/testing/openApp.ts';
import { readAll } from '@traject/server/src/testing/readAll.ts';
import fc from 'fast-check';
import type { Asked, Check, Found } from './check.ts';
import { watchLoop } from './held.ts';
import { inApps } from './inApp.ts';

const requests = 100_000;
const servers = 2;
const perVisit = 40;
/** Every so many endpoints, everything is read that the calls so far have left behind. */
const perReading = 20;
const longest = 2000;
/** All callers share one thread: nobody may hold it for longer. */
const longestHeld = 200;
/** Chance alone never produces a complete order of a list, or a request that can be resent. */
const mostIdle = 9;

const endpoints = Object.entries(contract).flatMap(([feature, calls]) =>
  Object.entries(calls).map(([name, endpoint]) => ({ name: `${feature}.${name}`, endpoint })),
);
type Target = (typeof endpoints)[number];
type Tally = { sent: number; refused: number; worked: Set<string>; wrong: string[] };

export const fuzz: Check = {
  name: 'fuzz',
  goal: '≥ 100,000 requests: 0 of 5xx, 0 over 2 s, 0 that hold the program for 200 ms, 0 leaks, 0 changes after a refusal, and every list, export, report and metric opens after it',
  run: async ({ seed }) =>
    summed(await inApps(servers, fuzzed, (opened, at) => shell(opened, seed + at))),
};

const loop = watchLoop();

/** One after another on each server, so that a change is known to be caused by the last call. */
async function shell(opened: OpenedApp, seed: number): Promise<Tally> {
  const organisation = await aFuzzedOrganisation(opened);
  const tally: Tally = { sent: 0, refused: 0, worked: new Set(), wrong: [] };
  for (let round = 0; tally.sent < requests / servers; round++)
    for (const [at, target] of endpoints.entries()) {
      const scene = await organisation.renew();
      const some = { seed: seed * 1_000_003 + round * 1009 + at, numRuns: perVisit };
      for (const sent of fc.sample(requestFor(target.endpoint, scene), some))
        await tryOne({ opened, organisation, tally, seed }, target, sent);
      if (at % perReading === 0) tally.wrong.push(...(await readAll(opened, [scene.ours])));
    }
  tally.wrong.push(...(await readAll(opened)));
  return tally;
}

type Trial = { opened: OpenedApp; organisation: FuzzedOrganisation; tally: Tally } & Asked;

async function tryOne(trial: Trial, { name, endpoint }: Target, sent: Sent) {
  const { opened, organisation, tally, seed } = trial;
  loop.longest();
  const start = performance.now();
  const { status, wrong } = await judge(opened, organisation, endpoint, sent);
  const took = performance.now() - start;
  const held = loop.longest();
  if (held > longestHeld) wrong.push(`held the program for ${Math.round(held)} ms`);
  if (took > longest) wrong.push(`took ${Math.round(took)} ms`);
  tally.sent += 1;
  if (status < 400) tally.worked.add(name);
  else tally.refused += 1;
  for (const what of wrong) tally.wrong.push(`seed ${seed}: ${what}: ${inWords(sent)}`);
}

function summed(tallies: Tally[]): Found {
  const sent = sum(tallies.map((tally) => tally.sent));
  const refused = sum(tallies.map((tally) => tally.refused));
  const worked = new Set(tallies.flatMap((tally) => [...tally.worked]));
  const idle = endpoints.map(({ name }) => name).filter((name) => !worked.has(name));
  const wrong = tallies.flatMap((tally) => tally.wrong);
  const reached = `${worked.size} of ${endpoints.length} endpoints did their work`;
  return {
    figure: `${sent} requests, ${refused} refused, ${wrong.length} answered wrongly; ${reached}`,
    isReached: wrong.length === 0 && sent >= requests && idle.length <= mostIdle,
    shortfalls: [...idle.map((name) => `never did its work: ${name}`), ...wrong.slice(0, 50)],
  };
}

const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0);
