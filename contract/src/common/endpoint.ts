import * as z from 'zod/mini';
import type { Access } from './access.ts';
import type { FileKind } from './fileKinds.ts';
import type { RecordType } from './recordTypes.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * How often one key may call; counted in the database before any work is done. An email address is
 * counted for the organisations of who calls; a pair is one with where the call comes from; behind a
 * link, an address counts only for links that are dead.
 */
export type Limit = {
  by: 'address' | 'account' | 'email' | 'pair' | 'token';
  max: number;
  minutes: number;
};

/** For a page behind a link: who opens it often, and who guesses at links. */
export const byLink = (max: number, minutes = 1): readonly Limit[] => [
  { by: 'address', max, minutes },
  { by: 'token', max, minutes },
];

/** What a client or an employer is mailed, and the page that it opens. */
export const partyLinks = [
  'review-client',
  'review-employer',
  'approve-document',
  'survey-client',
  'survey-employer',
] as const;

/** What a token in a mail opens. */
export type LinkPurpose =
  | 'activate'
  | 'activate-copied'
  | 'address-old'
  | 'address-new'
  | 'reset'
  | (typeof partyLinks)[number];

/** The files of a multipart call; its other parts are the body. */
export type Upload = Record<
  string,
  {
    kinds: readonly FileKind[];
    optional?: boolean /** 25 unless it says less. */;
    megabytes?: number;
    /** What is only read is not stored. */
    kept?: false;
  }
>;

type Schemas<P, Q, B, R> = { params: P; query: Q; body: B; response: R };
type Schema = z.core.$ZodType;

export type Endpoint<
  P extends Schema = Schema,
  Q extends Schema = Schema,
  B extends Schema = Schema,
  R extends Schema = Schema,
  A extends Access = Access,
> = Schemas<P, Q, B, R> & {
  method: Method;
  path: string;
  access: A;
  /** What it does, in one sentence: the description of the API says it. */
  summary: string;
  /** Whose number the `id` of its answer is; a number in its path says so itself (`idOf`). */
  about?: RecordType | undefined;
  limits: readonly Limit[];
  upload?: Upload;
  /** What a link may have been made for, when access is 'link'; its token is the param `token`. */
  link?: LinkPurpose | readonly LinkPurpose[];
  /** What was decided behind a link can be read there for as long as it lives. */
  afterUse?: true;
  /** The answer is a file, not JSON. */
  file?: true;
  /** The answer is a secret: what is sent again under one key is done again, and nothing is kept. */
  secret?: true;
  /** Opening it is recorded, as every change is; by itself where the path names a person. */
  recorded: boolean;
};

export const nothing = z.void();
export const noFields = z.strictObject({});

type Definition<P, Q, B, R, A> = Partial<Schemas<P, Q, B, R>> &
  Pick<
    Endpoint,
    'method' | 'path' | 'summary' | 'link' | 'afterUse' | 'upload' | 'file' | 'secret'
  > & {
    access: A;
    about?: RecordType | undefined;
    recorded?: true;
    limits?: readonly Limit[];
  };

/** An answer with a number of its own says what that is a number of. */
type About<R> = z.core.output<R> extends { id: number } ? { about: RecordType } : unknown;

/** What stands in a path for one person, or for the file of one. */
const ofPerson = /:(trajectory|client|student|evaluation|person)Id\b/;

type Define<Known = unknown> = <
  P extends Schema = typeof noFields,
  Q extends Schema = typeof noFields,
  B extends Schema = typeof nothing,
  R extends Schema = typeof nothing,
  const A extends Access = Access,
>(
  definition: Definition<P, Q, B, R, A> & (Known extends true ? unknown : About<R>),
) => Endpoint<P, Q, B, R, A>;

/** For `recordApi`, whose answers are about the record that it names. */
export const defineEndpoint: Define<true> = (definition) => ({
  limits: [],
  recorded: definition.method !== 'GET' || ofPerson.test(definition.path),
  ...definition,
  params: definition.params ?? (noFields as Schema as never),
  query: definition.query ?? (noFields as Schema as never),
  body: definition.body ?? (nothing as Schema as never),
  response: definition.response ?? (nothing as Schema as never),
});

/** One call of the API: said once here, held by the server, used by the screens. */
export const endpoint: Define = (definition) => defineEndpoint(definition);
