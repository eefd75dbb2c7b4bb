import type { AccountType } from '@traject/contract/common/access';
import { anAccount, tokenOf } from '../factories.ts';
import type { OpenedApp } from '../openApp.ts';
import { aFullOrganisation, type FullOrganisation } from './organisation.ts';
import { aKnownPerson, anOwner } from './people.ts';
import type { Part, Plan, Shared } from './plan.ts';
import { plantWord, wordOfA, wordOfAccount, wordOfB } from './words.ts';

export type Caller = { who: string; token: string; account_id: number; isOfA: boolean };
/** Somebody whom both know, or only A, beside somebody who is the same to B and unknown to A. */
export type Pair = { shared: Shared; idInA: number; alsoInA: number; real: Known; twin: Known };
export type Known = {
  email: string;
  id: number | undefined;
  account_id: number | null;
  /** An address not used here: in one case it belongs to a client of A, in the other to nobody. */
  other: string;
};
export type Scene = Awaited<ReturnType<typeof aScene>>;

let count = 0;

/** Two organisations, their people, and a marker word in everything that each of them wrote. */
export async function aScene(opened: OpenedApp, plan: Plan) {
  const { db, sql } = opened;
  await db.deleteFrom('call_counts').execute();
  const a = await aFullOrganisation(opened);
  const b = await aFullOrganisation(opened);
  const inA = await staffOf(opened, a);
  const staff = await staffOf(opened, b);
  const plans = [plan.both, plan.outside, ...plan.people];
  const pairs: Pair[] = [];
  for (const shared of plans) pairs.push(await aPair(opened, shared, { a, b }));
  const shared = pairs.flatMap(({ idInA, alsoInA, real, twin }) => [
    ...[idInA, alsoInA, real.id ?? 0, twin.id ?? 0],
  ]);
  for (const [organisation, word] of [
    [a, wordOfA],
    [b, wordOfB],
  ] as const) {
    await leaveTraces(opened, organisation, word);
    await plantWord(sql, { organisation_id: organisation.id, word, shared });
  }
  const [both, outside, ...others] = pairs as [Pair, Pair, ...Pair[]];
  await nag(opened, { a, token: inA.admin.token, pairs: others });
  const callers = [
    ...Object.values(staff),
    await callerOf(opened, both, { who: 'who is of both', isOfA: true }),
    await callerOf(opened, outside, { who: `who is of B, and of A ${plan.outside.inA.standing}` }),
  ];
  return { a, b, pairs, callers, admin: staff.admin };
}

/** One of each kind, those with data of their own first. */
async function staffOf(opened: OpenedApp, organisation: FullOrganisation) {
  const { db } = opened;
  const as = async (type: AccountType) => (await anAccount(db, { in: [[type, organisation]] })).id;
  const of = async (who: string, person: number) => {
    const { account_id } = await db
      .selectFrom('people')
      .where('id', '=', person)
      .select('account_id')
      .executeTakeFirstOrThrow();
    return signedIn(opened, { who, account_id: account_id ?? 0, isOfA: false });
  };
  return {
    admin: await of('an admin', await as('admin')),
    coordinator: await of('a coordinator', await as('coordinator')),
    counselor: await of('a counselor', organisation.counselorId),
    evaluator: await of('an evaluator', organisation.evaluatorId),
    student: await of('a student', organisation.ids.studentId),
  };
}

async function signedIn({ sql, world }: OpenedApp, caller: Omit<Caller, 'token'>) {
  const { account_id } = caller;
  const word = wordOfAccount(account_id);
  await sql`update accounts set first_name = ${word}, last_name = ${word} where id = ${account_id}`;
  const token = await tokenOf(world, { account_id, first_name: word, last_name: word });
  return { ...caller, token };
}

const callerOf = (opened: OpenedApp, { real }: Pair, given: { who: string; isOfA?: boolean }) =>
  signedIn(opened, { isOfA: false, ...given, account_id: real.account_id ?? 0 });

async function aPair(
  opened: OpenedApp,
  shared: Shared,
  { a, b }: { a: FullOrganisation; b: FullOrganisation },
) {
  count += 1;
  const inB = async (name: string): Promise<Known> => {
    const address = `${name}${count}@voorbeeld.example`;
    const account_id = shared.hasAccount ? await anOwner(opened, address) : null;
    const known = { email: address, account_id, other: `ander.${address}` };
    const id = shared.inB && (await aKnownPerson(opened, b, shared.inB, known));
    return { ...known, id };
  };
  const real = await inB('gedeeld');
  const written = shared.inCapitals ? real.email.toUpperCase() : real.email;
  const idInA = await aKnownPerson(opened, a, shared.inA, { ...real, email: written });
  const listed: Part = { type: 'client', standing: 'listed' };
  const alsoInA = await aKnownPerson(opened, a, listed, { email: real.other, account_id: null });
  return { shared, idInA, alsoInA, real, twin: await inB('dubbel') };
}

/** What else an organisation records about people it knows: who did what, and what was sent. */
async function leaveTraces(
  { sql }: OpenedApp,
  { id, ids, counselorId }: FullOrganisation,
  word: string,
) {
  const record = sql.json({ personId: String(ids.personId), status: word });
  await sql`insert into events (action, organisation_id, person_id, record, request_id)
    values ('people.get', ${id}, ${counselorId}, ${record}, ${word})`;
  const data = sql.json({ first_name: word, organisation: word, link: `http://x.test/${word}` });
  await sql`insert into mails (recipient, template, language, data, organisation_id, concerns)
    values (${`${word}@voorbeeld.example`}, 'access-given', 'nl', ${data}, ${id}, '{}')`;
}

/** People whom A mailed up to the limit: that count must have no effect here. */
async function nag({ as }: OpenedApp, { a, token, pairs }: Nagging) {
  for (const { shared, real } of pairs.filter(({ shared: { isNagged } }) => isNagged)) {
    const asked = { email: real.email, first_name: wordOfA, last_name: wordOfA };
    const account_types = [shared.inA.type];
    for (let times = 0; times < 6; times++)
      await as(token).post('/people', { ...asked, organisation_id: a.id, account_types });
  }
}

type Nagging = { a: FullOrganisation; token: string; pairs: Pair[] };
