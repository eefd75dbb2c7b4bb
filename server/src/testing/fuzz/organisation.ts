import { type AccountType, accountTypes } from '@traject/contract/common/access';
import { noteChanges } from '../changes.ts';
import { aStoredFile } from '../documents.ts';
import { anAccount, anOrganisation, tokenOf } from '../factories.ts';
import { anInvoicingOrganisation } from '../invoices.ts';
import type { OpenedApp } from '../openApp.ts';
import { aWholeTrajectory, type Ids } from '../wholeTrajectory.ts';
import { withCanaries } from './canaries.ts';
import { namedBy } from './named.ts';
import { thePages } from './pages.ts';

const theirWord = 'KANARIE';
const ownWord = 'EIGENHUIS';
/** What nobody here may read, and what those in the other organisation may not. */
export const canary = new RegExp(theirWord);
const bothWords = new RegExp(`${theirWord}|${ownWord}`);

/** Jobs wait: every change is caused by the call itself. */
export const fuzzed = { demo: true, pollSeconds: 3600 };

type Organisation = { id: number };
export type FuzzedOrganisation = Awaited<ReturnType<typeof aFuzzedOrganisation>>;
export type Scene = Awaited<ReturnType<FuzzedOrganisation['renew']>>;
export type Caller = {
  who: string;
  token: string | undefined;
  secret: RegExp;
  /** A client or an employer, who has no account. */
  isParty?: true;
};

/**
 * An organisation for everybody to call, another beside it, and one that nobody may learn about.
 */
export async function aFuzzedOrganisation(opened: OpenedApp) {
  const { db, sql, world } = opened;
  const nextDoor = await anOrganisation(db, 'Hiernaast');
  const theirs = await withCanaries(sql, theirWord, async () => {
    const foreign = await anOrganisation(db);
    for (const type of accountTypes) await anAccount(db, { in: [[type, foreign]] });
    return aWholeTrajectory(world, foreign, theirWord);
  });
  const lastChange = await noteChanges(sql);
  let times = 0;
  return { lastChange, renew: () => aScene(opened, { nextDoor, theirs, at: ++times }) };
}

type Place = { nextDoor: Organisation; theirs: Ids; at: number };

/** Somebody of each kind, and one of everything to call about, all of it still there. */
async function aScene(opened: OpenedApp, { nextDoor, theirs, at }: Place) {
  const { db, world } = opened;
  const own = await anInvoicingOrganisation(db, ownWord);
  const everything = await somebody(opened, accountTypes, own);
  const ours = {
    ...(await aWholeTrajectory(world, own, ownWord)),
    ...(await ownProfile(opened, everything.id, at)),
  };
  await inAnotherState(opened, { ours, everything, at });
  const newcomer = await anAccount(db, { password_hash: null, in: [['evaluator', own]] });
  const { account_id } = await anAccount(db, { in: [['client', own]] });
  const minutes = 60;
  const links = {
    reset: await world.links.create(db, 'reset', { account_id, minutes }),
    activate: await world.links.create(db, 'activate', { person_id: newcomer.id, minutes }),
  };
  const { pages, mine, tokens } = await thePages(opened, { ours, own, at });
  const party = (token: string) => ({ token, secret: canary, isParty: true as const });
  const parties = {
    client: { who: 'the client', ...party(tokens.client) },
    employer: { who: 'the employer', ...party(tokens.employer) },
  };
  const callers = [
    { who: 'everything', token: everything.token, secret: canary },
    ...(await otherCallers(opened, own, nextDoor)),
    ...Object.values(parties),
  ];
  const named = await namedBy(db, { ours, theirs, everything, at });
  return { ours, theirs, links: { ...links, mine }, named, callers, parties, pages };
}

async function otherCallers(opened: OpenedApp, own: Organisation, nextDoor: Organisation) {
  const callers: Caller[] = [
    { who: 'nobody', token: undefined, secret: canary },
    { who: 'an account of no type', ...(await somebody(opened, [], own)), secret: canary },
  ];
  for (const type of accountTypes)
    callers.push({ who: type, ...(await somebody(opened, [type], own)), secret: canary });
  const neighbour = await somebody(opened, accountTypes, nextDoor);
  return [...callers, { who: 'next door', ...neighbour, secret: bothWords }];
}

async function somebody({ db, world }: OpenedApp, types: readonly AccountType[], at: Organisation) {
  const account = await anAccount(db, { in: types.map((type) => [type, at]) });
  return { id: account.id, email: account.email, token: await tokenOf(world, account) };
}

type Met = { ours: Ids; everything: { id: number }; at: number };

/** Now the trajectory is further along, the person only invited, or the student never evaluated. */
async function inAnotherState({ sql }: OpenedApp, { ours, everything, at }: Met) {
  const state = [1, 3, 5][at % 3] ?? 1;
  await sql`update trajectories set trajectory_state_id = ${state} where id = ${ours.trajectoryId}`;
  await sql`update evaluations set evaluator_id = ${everything.id} where id = ${ours.evaluationId}`;
  if (at % 4 === 3) await sql`delete from evaluations where id = ${ours.evaluationId}`;
  if (at % 2) return;
  await sql`update people set account_id = null where id = ${ours.personId}`;
}

/** Things in somebody's own profile, all under one id. */
async function ownProfile({ sql, world }: OpenedApp, account: number, at: number) {
  const itemId = 70_000 + at;
  for (const table of ['profile_references', 'profile_courses'])
    await sql`insert into ${sql(table)} (id, person_id, name) overriding system value
      values (${itemId}, ${account}, 'x')`;
  await sql`insert into profile_languages (id, person_id, name, speak, read, write)
    overriding system value values (${itemId}, ${account}, 'x', 1, 1, 1)`;
  await sql`insert into profile_items (id, person_id, list, name) overriding system value
    values (${itemId}, ${account}, 'skills', 'x')`;
  const [person] = await sql<{ id: number }[]>`
    select organisation_id as id from people where id = ${account}`;
  const place = { id: person?.id ?? 0 };
  const ownFileId = await aStoredFile(world, place, 'eigen.png');
  const picture = await aStoredFile(world, place, 'foto.png');
  await sql`insert into profiles (person_id, picture_file_id) values (${account}, ${picture})`;
  await sql`insert into profile_files (person_id, file_id) values (${account}, ${ownFileId})`;
  return { itemId, ownFileId };
}
