import type { Access } from '@traject/contract/common/access';
import type { Endpoint } from '@traject/contract/common/endpoint';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { core } from 'zod/mini';
import type { Link } from '../access/links.ts';
import type { PartySession } from '../access/portalSessions.ts';
import type { OfStaff, Scope } from '../access/scope.ts';
import type { Self, User } from '../access/session.ts';
import { type Event, recordEvent } from '../audit/events.ts';
import type { Db } from '../database/db.ts';
import { forCall } from '../database/wall.ts';
import type { FileAnswer } from '../files/files.ts';
import type { World } from '../program/world.ts';
import type { AnyCall, Served } from './call.ts';
import { unavailable } from './errors.ts';
import { eventOrganisation } from './eventOrganisation.ts';
import { onceUnderKey } from './idempotency.ts';
import { nameOf } from './names.ts';
import { addressOf, noteRefusal } from './noteRefusal.ts';
import { pointOf } from './pointOf.ts';
import { prepareCall } from './prepareCall.ts';
import { keptOf } from './uploads.ts';
import { writeAs } from './writeAs.ts';

type Schema = core.$ZodType;

type Call<P extends Schema, Q extends Schema, B extends Schema, A extends Access> = Omit<
  AnyCall,
  'params' | 'query' | 'body' | 'user' | 'party' | 'self' | 'link' | keyof Scope
> & {
  params: core.output<P>;
  query: core.output<Q>;
  body: core.output<B>;
  user: A extends 'public' | 'link' | 'party' ? undefined : User;
  party: A extends 'party' ? PartySession : undefined;
  link: A extends 'link' ? Link : undefined;
  self: core.output<P> extends Named ? Self : undefined;
} & {
  /** What the path names, by its own word: `student` for `:studentId`. */
  [K in keyof Scope]: core.output<P> extends Record<`${K}Id`, number>
    ? NonNullable<Scope[K]>
    : undefined;
};

/** A path that names something of one organisation. */
type Named = { [K in keyof OfStaff]: Record<`${K}Id`, number> }[keyof OfStaff];

/** A file is answered where the contract names no JSON. */
type Answer<R extends Schema> =
  | core.input<R>
  | (undefined extends core.input<R> ? FileAnswer : never);

/** Slow work, such as hashing a password, that must not hold a transaction open. */
type Before<C, X> = (call: C, db: Db) => Promise<X>;
/** The work itself. A change gets a transaction as `db`, and no other access to the database. */
type Handle<C, X, R extends Schema> = (call: C & { db: Db; before: X }) => Promise<Answer<R>>;

export type Serve = {
  <P extends Schema, Q extends Schema, B extends Schema, R extends Schema, A extends Access>(
    endpoint: Endpoint<P, Q, B, R, A>,
    handle: Handle<Call<P, Q, B, A>, undefined, R>,
  ): void;
  <P extends Schema, Q extends Schema, B extends Schema, R extends Schema, A extends Access, X>(
    endpoint: Endpoint<P, Q, B, R, A>,
    before: Before<Call<P, Q, B, A>, X>,
    handle: Handle<Call<P, Q, B, A>, X, R>,
  ): void;
};

type Steps = [AnyHandle] | [Before<AnyCall, unknown>, AnyHandle];
type AnyHandle = (call: AnyCall & { db: Db; before: unknown }) => Promise<unknown>;

/** Fastify needs a serialiser where there is a schema. */
const anyAnswer = { response: { 200: {} } };

/** Ties one endpoint of the contract to its handler: access, input and limits, then the work. */
export const serveOn = (app: FastifyInstance, world: World) =>
  ((endpoint: Endpoint, ...steps: Steps) => {
    const [before, handle] = steps.length === 2 ? steps : [undefined, steps[0]];
    const action = nameOf(endpoint);
    const write = writeAs(endpoint.response);
    app.route({
      method: endpoint.method === 'PATCH' ? ['PATCH', 'PUT'] : endpoint.method,
      url: endpoint.path,
      exposeHeadRoute: !endpoint.madeAnew,
      config: { access: endpoint.access },
      ...(endpoint.file ? {} : { schema: anyAnswer, serializerCompiler: () => write }),
      handler: async (request, reply) => {
        const answer = await world.watchdog(async (waits) => {
          const served: Served = { endpoint, action, request, reply, uploaded: {}, waits };
          try {
            const [call, all] = await prepareCall({ ...world, db: forCall(world.db) }, served);
            await world.files.check(...Object.values(served.uploaded));
            const done = await before?.(call, all);
            const work = (db: Db) => handle({ ...call, db, before: done });
            return await run({ ...world, db: all }, served, call, work);
          } catch (error) {
            noteRefusal(world, served, error);
            throw error;
          } finally {
            // Also what a handler made to be stored, where nothing was sent.
            await world.files.discard(...Object.values(served.uploaded));
          }
        });
        return send(reply, endpoint, answer);
      },
    });
  }) as Serve;

async function send(reply: FastifyReply, endpoint: Endpoint, answer: unknown) {
  const { file, access, published } = endpoint;
  if (published) reply.header('access-control-allow-origin', '*');
  if (answer === undefined) return reply.code(204).send();
  if (!file) return answer;
  const { status, headers, stream } = answer as FileAnswer;
  const bytes = typeof stream === 'function' ? await stream() : stream;
  reply.code(status).headers(headers);
  // The phone or computer of a client may be that of others too.
  if (access === 'party') reply.header('cache-control', 'private, no-store');
  return reply.send(bytes);
}

/**
 * Every change happens in one transaction together with its event, or leaves nothing behind. If its
 * caller was told that the database is down, it no longer happens.
 */
function run(
  { db: all, replica, files, auditBatch, clock }: World,
  served: Served,
  call: AnyCall,
  handle: (db: Db) => Promise<unknown>,
) {
  const { endpoint, action, request, waits, uploaded } = served;
  const { actor, record: known } = call;
  const work = endpoint.fromReplica ? (db: Db) => replica.read(db, handle) : handle;
  const workAndRecord = async (db: Db, keep: (event: Event) => Promise<unknown>) => {
    const answer = await work(db);
    const params = addressOf(request);
    const made = answer && typeof answer === 'object' && 'id' in answer ? { id: answer.id } : {};
    const record = { ...params, ...known, ...made };
    const organisation_id = eventOrganisation(call, answer);
    const person_id = personOf(call, organisation_id);
    const who = { ...actor, person_id, organisation_id, ...pointOf(call) };
    const event = { action, ...who, record, request_id: request.id };
    await keep(event);
    return answer;
  };
  if (request.method === 'HEAD') return lookOnly(all, work);
  if (endpoint.method === 'GET')
    return endpoint.recorded ? workAndRecord(all, (event) => auditBatch(event, all)) : work(all);
  const once = onceUnderKey(served, { call, now: clock() });
  const inOne = async (db: Db) => {
    const answer = await workAndRecord(db, (event) => recordEvent(db, event));
    await once?.keep(db, answer);
    if (waits.isOver) throw unavailable();
    return answer;
  };
  const change = () => all.transaction().execute(inOne);
  return files.guard(async () => {
    await files.put(...keptOf(endpoint, uploaded));
    return once ? once.do(all, change) : change();
  });
}

/** A client or an evaluator has a record, though no account; an employer only has an address. */
function personOf({ user, link, page }: AnyCall, organisation_id: Event['organisation_id']) {
  const self = user?.people.find((one) => one.organisation_id === organisation_id);
  const evaluator = link?.purpose === 'evaluate' ? (link.person_id ?? undefined) : undefined;
  return self?.id ?? evaluator ?? (page?.party === 'client' ? page.client_id : undefined);
}

/**
 * A mail program or scanner that checks whether something exists has not opened it: whatever the
 * handler records is undone, and there is no event.
 */
async function lookOnly(all: Db, work: (db: Db) => Promise<unknown>) {
  const looked = await all.startTransaction().execute();
  try {
    return await work(looked);
  } finally {
    await looked.rollback().execute();
  }
}
