import { type AccountType, accountTypes } from '@traject/contract/common/access';
import type { Endpoint } from '@traject/contract/common/endpoint';
import { handoversApi } from '@traject/contract/handovers';
import { contract } from '@traject/contract/index';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Decision, decide, requestFor } from './testing/accessWalk.ts';
import { noteChanges } from './testing/changes.ts';
import { anAccount, anOrganisation, aRecord, tokenOf, whoLeft } from './testing/factories.ts';
import { testApp } from './testing/testApp.ts';
import { aWholeTrajectory, type Ids } from './testing/wholeTrajectory.ts';

const { app, db, sql, world, send } = await testApp({ demo: true });
const own = await anOrganisation(db, 'Eigen huis');
const foreign = await anOrganisation(db, 'KANARIE organisatie');
for (const type of accountTypes)
  await anAccount(db, { first_name: 'KANARIE', last_name: type, in: [[type, foreign]] });
const theirs = await aWholeTrajectory(world, foreign, 'KANARIE');
const ours = await aWholeTrajectory(world, own, 'Eigen');
const deleted = await aDeletedTrajectory();
const lastChange = await noteChanges(sql);
const nowhere = Object.fromEntries(Object.keys(theirs).map((name) => [name, 999_999]));
const { trajectoryId, clientId, studentId, evaluationId, groupId } = ours;
const misplaced = { ...theirs, trajectoryId, clientId, studentId, evaluationId, groupId };

type Caller = {
  who: string;
  types: AccountType[];
  signIn: () => Promise<string | undefined>;
  /** False for somebody who has all these roles in another organisation. */
  isHere?: false;
  /** For an administrator of the installation. */
  runsIt?: true;
};
const callers: Caller[] = [
  { who: 'nobody', types: [], signIn: async () => undefined },
  { who: 'an account without a type', types: [], signIn: await whoIs([]) },
];
for (const type of accountTypes)
  callers.push({ who: `a ${type}`, types: [type], signIn: await whoIs([type]) });
callers.push(...(await othersWithAnAccount()), await whoRunsIt());

const endpoints = Object.entries(contract).flatMap(([feature, calls]) =>
  Object.entries(calls).map(([name, endpoint]) => ({ name: `${feature}.${name}`, endpoint })),
);
const scoped = endpoints.filter(({ endpoint }) =>
  /:(trajectory|appointment|client|student|evaluation|organisation|person|diploma|group|product|mail)Id/.test(
    endpoint.path,
  ),
);
/** Those who keep the lists find what was archived, and who did what, but nothing from elsewhere. */
const keepsWhatWas = ({ access, path }: Endpoint) =>
  ['administration', 'invoiceSettings'].includes(access) || path === handoversApi.list.path;
const canary = (endpoint: Endpoint) => (keepsWhatWas(endpoint) ? /KANARIE(?!DOOD)/ : /KANARIE/);
/** Those who oversee it may read this, but only the evaluator or the student may do it. */
const onlyWhoWasAsked = ['evaluations.save', 'appointments.answer', 'evidence.update'];
/** What is on its way is there for nobody else. */
const onlyItsSender = ['evidence.upload', 'evidence.part'];
/** A counselor finds it, but only its author or those who oversee it may change it. */
const onlyItsAuthor = ['notes.update'];

beforeEach(async () => {
  await db.deleteFrom('call_counts').execute();
});

describe.each(endpoints)('$name', ({ endpoint }) => {
  it(`(${endpoint.access}) decides as declared, whoever calls`, async () => {
    const decided = ({ types, token, runsIt }: SignedIn) => decide(endpoint, types, token, runsIt);
    for (const caller of await expectRefusals(endpoint, {}, decided)) {
      const answer = await call(endpoint, caller.token, {});
      expect([401, 403], caller.who).not.toContain(answer.statusCode);
      expect(answer.body, caller.who).not.toMatch(canary(endpoint));
    }
  });
});

describe.each(scoped)('$name', ({ name, endpoint }) => {
  it('lets those who may work on their own organisation’s data', async () => {
    const inside = await expectRefusals(endpoint, ours, ({ types, token, isHere = true }) => {
      const decision = decideOnOthers(endpoint, types, token);
      return decision === 'in' && !isHere ? 404 : decision;
    });
    for (const { who, types, token } of inside) {
      const changes = endpoint.method !== 'GET';
      const ids = changes ? await aWholeTrajectory(world, own, 'Eigen') : ours;
      const { statusCode } = await call(endpoint, token, ids);
      const isOnlyAnothers =
        onlyWhoWasAsked.includes(name) ||
        (onlyItsAuthor.includes(name) && types.join() === 'counselor');
      if (isOnlyAnothers) expect(statusCode, who).toBe(403);
      else if (onlyItsSender.includes(name)) expect(statusCode, who).toBe(404);
      else expect([401, 403, 404], who).not.toContain(statusCode);
    }
  });

  it.each<[string, Partial<Ids>]>([
    ['belongs to another organisation', theirs],
    ['is deleted, or no longer a client or a student', deleted],
    ['does not exist', nowhere],
    ['is under something else', misplaced],
  ])('does not exist for anybody when it %s', async (_what, ids) => {
    const params = endpoint.path.match(/:(?!party\b)\w+/g) ?? [];
    if (ids === misplaced && params.length === 1) return;
    const inside = await expectRefusals(endpoint, ids, ({ types, token }) => {
      const decision = decide(endpoint, types, token);
      return decision === 'in' ? 404 : decision;
    });
    expect(inside).toEqual([]);
  });
});

const ofOthers = endpoints.filter(({ endpoint }) => endpoint.path.includes(':looseTaskId'));
describe.each(ofOthers)('$name', ({ endpoint }) => {
  it('does not exist for anybody but whoever made it and whoever it is for', async () => {
    const inside = await expectRefusals(endpoint, ours, ({ types, token }) => {
      const decision = decide(endpoint, types, token);
      return decision === 'in' ? 404 : decision;
    });
    expect(inside).toEqual([]);
  });
});

it('every route of the server declares who may use it', () => {
  expect(() => app.route({ method: 'GET', url: '/undeclared', handler: () => '' })).toThrow();
});

it('every path below something with a scope names it so that the scope is checked', () => {
  const rooms = {
    trajectories: 'trajectoryId',
    clients: 'clientId',
    'evaluation-students': 'studentId',
    charts: 'studentId',
    evaluations: 'evaluationId',
    'evaluation-rounds': 'roundId',
    appointments: 'appointmentId',
    organisations: 'organisationId',
    people: 'personId',
    diplomas: 'diplomaId',
    groups: 'groupId',
    tasks: 'looseTaskId',
  };
  for (const { endpoint, name } of endpoints) {
    const [, room = '', param] = endpoint.path.match(/^\/([\w-]+)\/:(\w+)/) ?? [];
    if (room in rooms) expect(param, name).toBe(rooms[room as keyof typeof rooms]);
    if (endpoint.path.includes(':trajectoryId'))
      expect(['trajectories', 'invoicing'], name).toContain(endpoint.access);
    if (endpoint.path.includes(':clientId'))
      expect(['trajectories', 'portfolio'], name).toContain(endpoint.access);
  }
});

const refusals = { 401: 'Log eerst in.', 404: 'We kunnen dit niet vinden.' };

type SignedIn = Caller & { token: string | undefined };

/** Refused calls change nothing, so they all run at once; those that are let in remain. */
async function expectRefusals(
  endpoint: Endpoint,
  ids: Partial<Ids>,
  decided: (caller: SignedIn) => Decision,
) {
  const signedIn = await Promise.all(callers.map(sessionOf));
  const before = await lastChange();
  const refused = signedIn.filter((caller) => decided(caller) !== 'in');
  await Promise.all(
    refused.map(async (caller) => {
      const answer = await call(endpoint, caller.token, ids);
      const status = decided(caller) as keyof typeof refusals;
      const told = [answer.statusCode, answer.json().errors];
      expect(told, caller.who).toEqual([status, [refusals[status]]]);
      expect(answer.body, caller.who).not.toMatch(canary(endpoint));
    }),
  );
  expect(await lastChange()).toEqual(before);
  const inside = signedIn.filter((caller) => !refused.includes(caller));
  // What they do there may end their session.
  if (endpoint.method !== 'GET') for (const { who } of inside) sessions.delete(who);
  return inside;
}

const sessions = new Map<string, string | undefined>();

async function sessionOf(caller: Caller): Promise<SignedIn> {
  if (!sessions.has(caller.who)) sessions.set(caller.who, await caller.signIn());
  return { ...caller, token: sessions.get(caller.who) };
}

/** A portfolio and a student also belong to somebody, but to none of these callers. */
function decideOnOthers(
  endpoint: Endpoint,
  types: AccountType[],
  token: string | undefined,
): Decision {
  const decision = decide(endpoint, types, token);
  const oversees = types.includes('coordinator') || types.includes('admin');
  const isTheirs = /:(student|evaluation|group)Id/.test(endpoint.path)
    ? oversees
    : oversees || types.includes('counselor') || endpoint.access.startsWith('invoic');
  return decision === 'in' && !isTheirs ? 404 : decision;
}

const call = (endpoint: Endpoint, token: string | undefined, ids: Partial<Ids>) =>
  send(requestFor(endpoint, { token, ids }));

/** An administrator here, and of the installation; it gives them nothing more in any organisation. */
async function whoRunsIt(): Promise<Caller> {
  const account = await anAccount(db, { in: [['admin', own]] });
  await sql`update accounts set operator = true where id = ${account.account_id}`;
  const who = 'an administrator of the installation';
  return { who, types: ['admin'], signIn: () => tokenOf(world, account), runsIt: true };
}

/** Somebody who has a session and had a record here, or will have one, and has no role here now. */
async function othersWithAnAccount(): Promise<Caller[]> {
  const elsewhere = await anOrganisation(db, 'Nog ergens');
  const all = accountTypes.map((type) => [type, elsewhere] as [AccountType, typeof elsewhere]);
  const member = await anAccount(db, { in: all });
  const invited = await anAccount(db, { in: all });
  const { email, first_name, last_name } = invited;
  const named = { email, first_name, last_name };
  const asked = await aRecord(db, { ...named, organisation_id: own.id });
  await db
    .insertInto('memberships')
    .values(
      accountTypes.map((account_type) => ({
        person_id: asked,
        organisation_id: own.id,
        account_type,
      })),
    )
    .execute();
  await world.links.create(db, 'activate', { person_id: asked, minutes: 60 });
  const left = await whoLeft(db, own, 'admin');
  const waits = await anAccount(db);
  const said = { email: waits.email, first_name: 'Wacht', last_name: 'Nog' };
  await aRecord(db, { ...said, organisation_id: own.id, account_id: waits.account_id });
  const types = [...accountTypes];
  return [
    { who: 'a member elsewhere', types, signIn: () => tokenOf(world, member), isHere: false },
    { who: 'invited, not yet here', types, signIn: () => tokenOf(world, invited), isHere: false },
    { who: 'somebody who left', types: [], signIn: () => tokenOf(world, left) },
    { who: 'somebody who waits', types: [], signIn: () => tokenOf(world, waits) },
  ];
}

async function whoIs(types: AccountType[]) {
  const account = await anAccount(db, { in: types.map((type) => [type, own]) });
  return () => tokenOf(world, account);
}

/**
 * What was deleted or archived; for client and student, somebody in the organisation who is
 * neither.
 */
async function aDeletedTrajectory(): Promise<Ids> {
  const ids = await aWholeTrajectory(world, own, 'KANARIEDOOD');
  const set = { deleted_at: new Date() };
  await db.updateTable('trajectories').set(set).where('id', '=', ids.trajectoryId).execute();
  const archived_at = new Date();
  const templates = db.updateTable('document_templates').set({ archived_at });
  await templates.where('id', '=', ids.templateId).execute();
  const surveyTemplates = db.updateTable('survey_templates').set({ archived_at });
  await surveyTemplates.where('id', '=', ids.surveyTemplateId).execute();
  const plans = db.updateTable('action_plans').set({ archived_at });
  await plans.where('id', '=', ids.actionPlanId).execute();
  const products = db.updateTable('invoice_products').set({ archived: true });
  await products.where('id', '=', ids.productId).execute();
  const payers = db.updateTable('payers').set({ archived: true });
  await payers.where('id', '=', ids.payerId).execute();
  await db.deleteFrom('mails').where('id', '=', ids.mailId).execute();
  await db.deleteFrom('teams').where('id', '=', ids.teamId).execute();
  await theyLeave(ids);
  const { id: clientId } = await anAccount(db, { in: [['student', own]] });
  const { id: studentId } = await anAccount(db, { in: [['client', own]] });
  const types = db.updateTable('file_types').set({ archived: true });
  await types.where('id', '=', ids.referenceItemId).execute();
  const { id: personId } = await whoLeft(db, own, 'student');
  const erased_at = new Date();
  await db.updateTable('people').set({ erased_at }).where('id', '=', personId).execute();
  const gone = { organisationId: 999_999, diplomaId: 999_999, productId: 999_999 };
  return { ...ids, ...gone, clientId, studentId, personId };
}

/** Its people belong to nobody any more, and what they were taught is gone. */
async function theyLeave({ studentId, diplomaId, groupId }: Ids) {
  await db.deleteFrom('groups').where('id', '=', groupId).execute();
  await db.deleteFrom('portfolios').where('student_id', '=', studentId).execute();
  await db.deleteFrom('badges').where('student_id', '=', studentId).execute();
  await db.deleteFrom('evidence').where('student_id', '=', studentId).execute();
  await db.deleteFrom('evaluations').where('student_id', '=', studentId).execute();
  await db.deleteFrom('enrolments').where('student_id', '=', studentId).execute();
  await db.deleteFrom('diplomas').where('id', '=', diplomaId).execute();
  const them = db.selectFrom('people').where('first_name', '=', 'KANARIEDOOD').select('id');
  // A client with a trajectory, deleted or not, stays one.
  const here = db.deleteFrom('memberships').where('account_type', '<>', 'client');
  await here.where('person_id', 'in', them).execute();
}
