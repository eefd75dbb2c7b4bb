import type { Endpoint } from '@traject/contract/common/endpoint';
import type { Language } from '@traject/contract/common/languages';
import type { core, ZodMiniObject } from 'zod/mini';
import { organisationsAt } from '../access/access.ts';
import type { PageScope } from '../access/scope.ts';
import type { Self, User } from '../access/session.ts';
import type { Db } from '../database/db.ts';
import type { OwnedRows } from '../database/ownedRows.ts';
import { versionedUpdate } from '../database/versionedUpdate.ts';
import type { World } from '../program/world.ts';
import type { Serve } from './serve.ts';

type Schema = core.$ZodType;

/** What `recordApi` of the contract makes. */
type RecordApi<R extends Schema> = {
  list: Endpoint;
  create: Endpoint<Schema, Schema, Schema, R>;
  update: Endpoint<Schema, Schema, Schema, R>;
  remove: Endpoint;
};

/** Who acts on whose record, and whose lists they choose from. */
export type Actor = { ownerId: number; self: Pick<Self, 'id'>; organisations: number[] };
export type Acting = Actor & { db: Db };
export type RecordAct = 'added' | 'changed' | 'removed';

type Kept<R extends Schema, I extends ZodMiniObject, Rows extends OwnedRows> = {
  rows: Rows;
  /** The rules for a new record; a changed one must meet them too. */
  rules: I;
  get: (db: Db, ownerId: number, id: number) => Promise<core.input<R>>;
  /** Unless it is listed in pages, which the feature does itself. */
  list?: (db: Db, ownerId: number) => Promise<core.input<R>[]>;
  /** Checks besides the rules; it may fill in a value. `stored` is the record before the change. */
  check?: <V extends core.output<I>>(
    acting: Acting,
    values: V,
    stored?: Awaited<ReturnType<Rows['lock']>>,
  ) => Promise<V>;
  /** On the page of a party, who has no account: whose record it is, and what else is to be done. */
  onPage?: OnPage<core.input<R>>;
};
type OnPage<T> = {
  actor: (page: PageScope) => Actor;
  done: (db: Db, page: PageScope, change: { act: RecordAct; record: T }) => Promise<unknown>;
};

type Call = { db: Db; params: Record<string, number>; body: never; language: Language } & (
  | { page: PageScope; user: undefined; self: undefined }
  | { page: undefined; user: User; self: Self }
);
type Work<T> = (acting: Acting, call: Call, id: number) => Promise<T>;

/** The four calls of a record that belongs to what the path names before it. */
export function serveRecord<R extends Schema, I extends ZodMiniObject, Rows extends OwnedRows>(
  serve: Serve,
  { clock }: World,
  api: RecordApi<R>,
  kept: Kept<R, I, Rows>,
) {
  const { rows, rules, get, list, check = async (_, values) => values, onPage } = kept;
  const handle = handler(api.update, onPage?.actor);
  const done = async ({ page, db }: Call, act: RecordAct, record: core.input<R>) => {
    if (page) await onPage?.done(db, page, { act, record });
    return record;
  };

  if (list)
    serve(
      api.list,
      handle(({ db, ownerId }) => list(db, ownerId)),
    );

  serve(
    api.create,
    handle(async (acting, call) => {
      const { db, ownerId, self } = acting;
      const values = await check(acting, call.body);
      const by = { updated_at: clock(), updated_by: self.id };
      const added = await rows.add(db, ownerId, { ...(values as object), ...by } as never);
      return done(call, 'added', await get(db, ownerId, added.id));
    }),
  );

  serve(
    api.update,
    handle(async (acting, call, id) => {
      const { db, ownerId, self } = acting;
      const stored = await rows.lock(db, ownerId, id);
      const by = { self, language: call.language, clock };
      const values = await versionedUpdate(db, { stored, given: call.body, rules, by });
      await rows.save(db, id, (await check(acting, values, stored as never)) as never);
      return done(call, 'changed', await get(db, ownerId, id));
    }),
  );

  serve(
    api.remove,
    handle(async ({ db, ownerId }, call, id) => {
      const removed = onPage && (await get(db, ownerId, id));
      await rows.remove(db, ownerId, id);
      if (removed) await done(call, 'removed', removed);
    }),
  );
}

/** The contract has checked what a handler gets; only its types do not reach this far. */
function handler({ access, params }: Endpoint, ofPage?: (page: PageScope) => Actor) {
  const [owner = '', id = ''] = Object.keys((params as ZodMiniObject).shape);
  const ofStaff = ({ user, self, params }: Call & { page: undefined }): Actor => ({
    ownerId: params[owner] ?? 0,
    self,
    organisations: organisationsAt({ user, access }),
  });
  return <T>(work: Work<T>) =>
    (async (call: Call) => {
      const actor = call.page && ofPage ? ofPage(call.page) : ofStaff(call as never);
      return work({ ...actor, db: call.db }, call, call.params[id] ?? 0);
    }) as never;
}
