import { type AccountType, accountTypes } from '@traject/contract/common/access';
import type { Endpoint, Method } from '@traject/contract/common/endpoint';
import { mayHaveSensitive } from '@traject/contract/common/sensitive';
import { standardTags } from '@traject/contract/common/standardTags';
import { contract } from '@traject/contract/index';
import fc from 'fast-check';
import type { LightMyRequestResponse } from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import { safeParse } from 'zod/mini';
import { samples } from './platform/files/samples.testing.ts';
import { anAccount, tokenOf } from './testing/factories.ts';
import { validFor } from './testing/fuzz/valid.ts';
import { anInvoicingOrganisation } from './testing/invoices.ts';
import { closed, plantClosed, plantSecrets, secrets } from './testing/planting.ts';
import { tag } from './testing/templates.ts';
import { testApp } from './testing/testApp.ts';
import { aNote } from './testing/trajectories.ts';
import { aFile } from './testing/upload.ts';
import { addressWith, aWholeTrajectory } from './testing/wholeTrajectory.ts';
import { textOf } from './testing/worlds/hearing.ts';

const { db, sql, world, send } = await testApp({ demo: true, pollSeconds: 3600 });
const own = await anInvoicingOrganisation(db);
const ids = await aWholeTrajectory(world, own, 'Gewoon');
const shared = 'Gedeeld';
const links = await whatPartiesGet();
await everyTagInTheTemplate();
await sql`update notes set visible_employer = false, version = version + 1`;
await plantSecrets(sql);
const planted = await plantClosed(sql);
await sql`update files set name = 'logo.png' where id in (select logo_file_id from organisations)`;
await aSharedNote();

const endpoints = Object.entries(contract).flatMap(([feature, calls]) =>
  Object.entries(calls).map(([name, endpoint]) => ({
    name: `${feature}.${name}`,
    endpoint: endpoint as Endpoint,
  })),
);
type Named = (typeof endpoints)[number];

const evaluatorId = await evaluatorOf(ids.evaluationId);
/** Each has something to do with what was planted: it is theirs, or about them. */
const owners = {
  ...Object.fromEntries(accountTypes.map((type) => [type, () => somebody(type)])),
  evaluator: () => ownerOf(evaluatorId),
  student: () => ownerOf(ids.studentId),
  client: () => ownerOf(ids.clientId),
} as Record<AccountType, () => Promise<Owner>>;
type Owner = Parameters<typeof tokenOf>[1];
type Reader = AccountType | 'nobody';

const heard = new Map<Reader, Map<string, string>>();

describe.each<Reader>(['nobody', ...accountTypes])('%s', (reader) => {
  const mayHave = mayHaveSensitive.some((type) => type === reader);
  const owner = reader === 'nobody' ? undefined : owners[reader]();

  beforeAll(async () => {
    // What changes comes after what reads, and what deletes comes last.
    const methods: Method[] = mayHave ? ['GET'] : ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
    const told = new Map<string, string>();
    // A link is the same whoever opens it.
    for (const method of methods)
      for (const call of endpoints.filter(({ endpoint }) => endpoint.method === method))
        if (reader === 'nobody' || call.endpoint.access !== 'link')
          told.set(call.name, await answersTo(call, await owner));
    heard.set(reader, told);
  });

  const telling = (word: string) =>
    [...(heard.get(reader) ?? [])].filter(([, text]) => text.includes(word)).map(([name]) => name);

  if (mayHave)
    it('finds whatever is sensitive in some answer, and what is closed to finance', () => {
      for (const word of [...secrets, closed]) expect(telling(word), word).not.toEqual([]);
    });
  else
    it('finds nothing that is sensitive in any answer', () => {
      for (const word of secrets) expect(telling(word), word).toEqual([]);
    });

  if (reader === 'finance')
    it('finds nothing but heads and invoices', () => {
      expect(planted).toBeGreaterThan(60);
      expect(telling(closed)).toEqual([]);
      expect(telling('Gewoon')).toEqual(
        expect.arrayContaining(['trajectories.list', 'trajectories.head', 'invoices.download']),
      );
    });

  if (reader === 'nobody')
    it('reads behind a link the notes that were shared, and no others', () => {
      expect(telling(shared)).toEqual(['approvals.get']);
    });
});

describe('a search', () => {
  it.each<AccountType>(accountTypes)(
    'of a %s finds no trajectory by what is sensitive',
    async (type) => {
      for (const word of secrets) expect(await found(type, word), word).toEqual([]);
    },
  );

  it('by a part of an address finds what a counselor guides, and nothing for finance', async () => {
    const word = `${closed}contact`;
    expect(await found('counselor', word)).toEqual([ids.trajectoryId]);
    expect(await found('finance', word)).toEqual([]);
    expect(await found('finance', 'Gewo')).toContain(ids.trajectoryId);
    expect(await found('finance', `Gewo ${closed}`)).toEqual([]);
  });
});

async function found(type: AccountType, q: string): Promise<number[]> {
  const answer = await call(
    'GET',
    `/trajectories?q=${encodeURIComponent(q)}`,
    await owners[type](),
  );
  return (answer.json().data ?? []).map(({ id }: { id: number }) => id);
}

/** All that can be read in the answers to a call, with each of the links where it asks for one. */
async function answersTo({ name, endpoint }: Named, owner: Owner | undefined): Promise<string> {
  await db.deleteFrom('call_counts').execute();
  const tokens = endpoint.path.includes(':token') ? links : [ids.token];
  const texts: string[] = [];
  for (const token of tokens)
    for (const query of queriesFor(endpoint)) {
      const path = addressWith(
        endpoint.path.replace(':scope', 'trajectory'),
        { ...ids, token },
        (id) => encodeURIComponent(String(id ?? 1)),
      );
      const answer = await call(endpoint.method, path + query, owner, bodyFor(endpoint));
      expect(answer.statusCode, `${name}: ${answer.body.slice(0, 300)}`).toBeLessThan(500);
      texts.push(await readable(answer));
    }
  return texts.join('\n');
}

/** Pictures and samples are read as they are; only a real PDF has words. */
const readable = (answer: LightMyRequestResponse) => textOf(answer).catch(() => answer.body);

async function call(method: Method, url: string, owner: Owner | undefined, body?: unknown) {
  const token = owner && (await tokenOf(world, owner));
  const headers = { 'accept-language': 'nl', ...(token && { authorization: `Bearer ${token}` }) };
  return send({ method, url, headers, body });
}

const sampleOf = (schema: Endpoint['body']) =>
  fc.sample(validFor(schema, known), { seed: 19, numRuns: 1 })[0] as Record<string, unknown>;
const known = {
  organisation_id: [own.id],
  client_id: [ids.clientId],
  email: ['niemand@example.nl'],
  invoice_product: [ids.productId],
  invoice_number: ['F-19'],
  survey_template_id: [ids.surveyTemplateId],
  document_template_id: [ids.templateId],
  diploma_id: [ids.diplomaId],
  group_id: [ids.groupId],
  student_ids: [ids.studentId],
};

/** As it is, and searching for what was planted. */
function queriesFor({ method, query }: Endpoint): string[] {
  if (method !== 'GET') return [''];
  const words = ['q', 'name'].filter((name) => 'shape' in query && name in Object(query.shape));
  const searches = words.flatMap((name) => [...secrets, closed].map((word) => ({ [name]: word })));
  const plain = safeParse(query, {}).success ? {} : sampleOf(query);
  return [plain, ...searches].map((asked) => `?${new URLSearchParams(asked as never)}`);
}

function bodyFor({ method, body, upload }: Endpoint) {
  if (method === 'GET') return undefined;
  const values = sampleOf(body);
  if (!upload) return values;
  const form = new FormData();
  for (const [name, value] of Object.entries(values ?? {})) form.append(name, String(value));
  for (const name of Object.keys(upload)) form.append(name, aFile(samples.png, 'foto.png'));
  return form;
}

async function somebody(type: AccountType): Promise<Owner> {
  return anAccount(db, { in: [[type, own]] });
}

/** Whoever a record is about, with an account to sign in to. */
async function ownerOf(person_id: number): Promise<Owner> {
  const people = db.selectFrom('people').where('id', '=', person_id);
  const { account_id } = await people.select('account_id').executeTakeFirstOrThrow();
  if (account_id) return { account_id, first_name: 'Gewoon', last_name: 'Iemand' };
  const made = await anAccount(db);
  const theirs = { account_id: made.account_id };
  await db.updateTable('people').set(theirs).where('id', '=', person_id).execute();
  return made;
}

async function evaluatorOf(id: number) {
  const evaluation = db.selectFrom('evaluations').where('id', '=', id).select('evaluator_id');
  return (await evaluation.executeTakeFirstOrThrow()).evaluator_id;
}

/** The links that were mailed: a document for the client, and the trajectory for the employer. */
async function whatPartiesGet() {
  const trajectory_id = ids.trajectoryId;
  const { id: approval_request_id } = await db
    .insertInto('approval_requests')
    .values({
      ...{ trajectory_id, kind: 'review-employer', party: 'employer', requested: true },
      ...{ recipient_name: 'Iemand', recipient_email: 'iemand@example.nl', language: 'nl' },
      ...{ sender_id: ids.personId, sent_at: new Date() },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const plan = { party: 'employer', version_id: ids.versionId, position: 1 };
  await db
    .insertInto('approval_request_versions')
    .values({ approval_request_id, ...plan })
    .execute();
  const subject = { trajectory_id, approval_request_id, minutes: 60 };
  return [ids.token, await world.links.create(db, 'review-employer', subject)];
}

async function everyTagInTheTemplate() {
  const contents = `<p>${standardTags.map(tag).join(' ')}</p>`;
  const template = db.updateTable('document_templates').set({ contents });
  await template.where('id', '=', ids.templateId).execute();
}

async function aSharedNote() {
  const author = { id: ids.trajectoryId, counselor_id: ids.personId };
  const { id } = await aNote(db, author, shared);
  await sql`update notes set visible_client = true, visible_employer = true where id = ${id}`;
}
