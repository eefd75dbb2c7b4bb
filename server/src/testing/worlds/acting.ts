import type { LightMyRequestResponse } from 'fastify';
import type { OpenedApp } from '../openApp.ts';
import { type Act, acts } from './acts.ts';
import { othersAccount, textOf } from './hearing.ts';
import type { Known, Pair, Scene } from './scene.ts';
import { wordOfA } from './words.ts';

/**
 * B's admin does the same with somebody whom A knows too and with somebody whom A does not know:
 * what they get to see, and what is sent, must be the same except for who it is.
 */
export async function actsOnPair(opened: OpenedApp, scene: Scene, pair: Pair) {
  const { admin, b } = scene;
  const wrong: string[] = [];
  const done: string[] = [];
  for (const at of pair.shared.acts) {
    const act = acts[at % acts.length] as Act;
    done.push(act.name);
    const answers: string[] = [];
    for (const known of [pair.real, pair.twin]) {
      const answer = await act.do({ ...opened, admin, b }, known);
      if (answer.statusCode >= 500) wrong.push(`${act.name} answered ${answer.statusCode}`);
      const text = await textOf(answer);
      if (text.includes(wordOfA)) wrong.push(`${act.name} told what is A’s`);
      if (othersAccount(admin.account_id).test(text)) wrong.push(`${act.name} told of an account`);
      answers.push(`${answer.statusCode} ${masked(whatIsSeen(answer, text, act), pair, known)}`);
    }
    wrong.push(...apart(act.name, answers as [string, string]));
  }
  wrong.push(...(await letters(opened, scene, pair)));
  return wrong.map((what) => `${what} (${inWords(pair)}; ${done.join(', ')})`);
}

/** From a little before where they begin to differ. */
function apart(what: string, [one, other]: [string, string]) {
  if (one === other) return [];
  const at = Math.max(0, [...one].findIndex((sign, place) => sign !== other[place]) - 60);
  const near = [one, other].map((text) => text.slice(at, at + 300));
  return [`${what} told them apart: ${near.join(' ≠ ')}`];
}

const inWords = ({ shared: { inA, inB, hasAccount, isNagged } }: Pair) =>
  JSON.stringify({ inA, inB, hasAccount, isNagged });

/** The headers that the program sets, such as when to retry. */
function whatIsSeen({ headers }: LightMyRequestResponse, text: string, { mayTell }: Act) {
  const body = text.slice(text.indexOf('\n') + 1);
  const said = `${headers['retry-after'] ? 'later' : ''} ${body}`;
  return mayTell ? said.replace(mayTell, '') : said;
}

/** Without who it is, and without what is never the same twice. */
function masked(text: string, { real, twin }: Pair, known: Known) {
  const isExport = text.includes('"memberships":');
  const without = text
    .toLowerCase()
    .replaceAll(known.email, 'address')
    .replaceAll((known === real ? twin : real).email, 'other address')
    .replaceAll(/gedeeld\d+(?=@)|dubbel\d+(?=@)/g, 'somebody')
    .replaceAll(/rekening\d+z/g, 'account')
    .replaceAll(/[\w-]{43}/g, 'token')
    .replaceAll(/\d{4}-\d\d-\d\d[t ][\d:.]+(z|[+-][\d:]+)?/g, 'moment')
    .replaceAll(/"(\w*_)?id": ?"?\d+"?/g, '"id":0');
  // Who read what about whom beforehand differs between the two.
  const log = /"events": \[(\]|[\s\S]*?\n {2}\])/;
  const page = /<h2>wat er met uw gegevens gebeurde<\/h2>[\s\S]*?(?=<h2>|<\/html>)/;
  if (!isExport) return without;
  // The page has an empty line where the log would be the last of it.
  return without
    .replace(log, '')
    .replace(page, '')
    .replaceAll(/\n+/g, '\n')
    .replaceAll(/\d+/g, '0');
}

type Mail = { recipient: string; template: string; data: unknown };

/** What B sends says nothing about A, and is the same for both. */
async function letters({ sql }: OpenedApp, { b }: Scene, pair: Pair) {
  const sent = async (known: Known) => {
    const rows = await sql<Mail[]>`select recipient, template, language, data from mails
      where organisation_id = ${b.id} and recipient like ${`%${known.email}`} order by id`;
    return rows.map((row) => JSON.stringify(row)).join('\n');
  };
  const told = await sql<{ id: number }[]>`select id from mails where organisation_id = ${b.id}
    and mails::text ~* ${`${wordOfA}|Rekening[0-9]+z`}`;
  const wrong = told.map(({ id }) => `mail ${id} told what is A’s, or how an account calls itself`);
  const toReal = masked(await sent(pair.real), pair, pair.real);
  const toTwin = masked(await sent(pair.twin), pair, pair.twin);
  return [...wrong, ...apart('mails', [toReal, toTwin])];
}
