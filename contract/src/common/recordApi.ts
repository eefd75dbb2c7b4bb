import * as z from 'zod/mini';
import type { Access } from './access.ts';
import { type Endpoint, defineEndpoint as endpoint, type Limit } from './endpoint.ts';
import { idOf, type idParam } from './fields.ts';
import type { RecordType } from './recordTypes.ts';

type Schema = z.core.$ZodType;

type Kept<A, P, Q, K, I, C, R> = {
  access: A;
  party?: Endpoint['party'];
  /** The path of the list; `key` is the parameter for one record after it. */
  path: string;
  params: P;
  query?: Q;
  key: K;
  about: RecordType;
  /** How often one may add and change them. */
  limits?: readonly Limit[];
  /** What the description of the API calls them: 'a note', 'the notes of a trajectory'. */
  words: { one: string; all: string };
  input: I;
  change: C;
  record: R;
};

/** The four calls of a record that is listed, added, changed and deleted. */
export function recordApi<
  const A extends Access,
  P extends z.ZodMiniObject,
  const K extends string,
  I extends Schema,
  C extends Schema,
  R extends z.core.$ZodType<{ id: number }>,
  Q extends Schema = z.ZodMiniObject<Record<never, never>, z.core.$strict>,
>({
  access,
  party,
  path,
  query,
  key,
  about,
  words,
  limits = [],
  ...shapes
}: Kept<A, P, Q, K, I, C, R>) {
  const { params, input, change, record } = shapes;
  const all = { access, party, path, params, ...(query && { query }) };
  const number = { [key]: idOf(about) } as Record<K, typeof idParam>;
  const one = { ...all, path: `${path}/:${key}`, params: z.extend(params, number) };
  return {
    list: endpoint({
      ...all,
      summary: `Lists ${words.all}`,
      method: 'GET',
      response: z.array(record),
    }),
    create: endpoint({
      ...all,
      summary: `Adds ${words.one}`,
      about,
      limits,
      method: 'POST',
      body: input,
      response: record,
    }),
    update: endpoint({
      ...one,
      summary: `Changes ${words.one}`,
      about,
      limits,
      method: 'PATCH',
      body: change,
      response: record,
    }),
    remove: endpoint({ ...one, summary: `Deletes ${words.one}`, method: 'DELETE' }),
  };
}
