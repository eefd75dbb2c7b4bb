import type { Endpoint } from '@traject/contract/common/endpoint';
import type { Language } from '@traject/contract/common/languages';
import type { core, ZodMiniObject } from 'zod/mini';
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

/** Who acts on whose record. */
export type Acting = { db: Db; ownerId: number; user: User; self: Self };

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
};

type Call = Omit<Acting, 'ownerId'> & {
  params: Record<string, number>;
  body: never;
  language: Language;
};

/** The four calls of a record that belongs to what the path names before it. */
export function serveRecord<R extends Schema, I extends ZodMiniObject, Rows extends OwnedRows>(
  serve: Serve,
  { clock }: World,
  api: RecordApi<R>,
  kept: Kept<R, I, Rows>,
) {
  const { rows, rules, get, list, check = async (_, values) => values } = kept;
  const [owner = '', id = ''] = Object.keys((api.update.params as ZodMiniObject).shape);
  /** The contract has checked what a handler gets; only its types do not reach this far. */
  const handle = <T>(work: (call: Acting & Call, id: number) => Promise<T>) =>
    ((given: Call) => {
      const { [owner]: ownerId = 0, [id]: own = 0 } = given.params;
      return work({ ...given, ownerId }, own);
    }) as never;

  if (list)
    serve(
      api.list,
      handle(({ db, ownerId }) => list(db, ownerId)),
    );

  serve(
    api.create,
    handle(async (call) => {
      const { db, ownerId } = call;
      const values = await check(call, call.body);
      const added = await rows.add(db, ownerId, values as never);
      return get(db, ownerId, added.id);
    }),
  );

  serve(
    api.update,
    handle(async (call, id) => {
      const { db, ownerId, self, language } = call;
      const stored = await rows.lock(db, ownerId, id);
      const by = { self, language, clock };
      const values = await versionedUpdate(db, { stored, given: call.body, rules, by });
      await rows.save(db, id, (await check(call, values, stored as never)) as never);
      return get(db, ownerId, id);
    }),
  );

  serve(
    api.remove,
    handle(async ({ db, ownerId }, id) => void (await rows.remove(db, ownerId, id))),
  );
}
