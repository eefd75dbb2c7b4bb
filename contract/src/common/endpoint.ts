import * as z from 'zod/mini';
import type { Access } from './access.ts';
import type { FileKind } from './fileKinds.ts';
import type { RecordType } from './recordTypes.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * How often one key may call, counted in the database before any work is done. An email address
 * counts per organisation of the caller; a pair is an email address together with the caller's
 * network address; behind a link, a network address counts only for dead links.
 */
export type Limit = {
  by: 'address' | 'account' | 'email' | 'pair' | 'token';
  max: number;
  minutes: number;
};

/** For a page behind a link: limits those who open it too often and those who guess at tokens. */
export const byLink = (max: number, minutes = 1): readonly Limit[] => [
  { by: 'address', max, minutes },
  { by: 'token', max, minutes },
];

/** What somebody is mailed who need not sign in, and the page that it opens. */
export const partyLinks = [
  'review-client',
  'review-employer',
  'approve-document',
  'survey-client',
  'survey-employer',
  'task-client',
  'task-employer',
  'appointment',
  'invoice',
  'evaluate',
] as const;

/** Pages that anybody opens with a code they were given, or without one; nobody was mailed a token. */
export const publicPages = ['badge', 'verify'] as const;

/** What a token in a mail opens. */
export type LinkPurpose =
  | 'activate'
  | 'activate-copied'
  | 'address-old'
  | 'address-new'
  | 'reset'
  | 'calendar'
  | 'mine'
  | (typeof partyLinks)[number];

/** The files of a multipart call; its other parts are the body. */
export type Upload = Record<
  string,
  {
    kinds: readonly FileKind[];
    optional?: boolean /** 25 unless it says less. */;
    megabytes?: number;
    /** A file that is only read is not stored. */
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
  /** What it does, in one sentence, for the description of the API. */
  summary: string;
  /** The kind of record whose `id` it answers; an id in its path says so itself (`idOf`). */
  about?: RecordType | undefined;
  limits: readonly Limit[];
  upload?: Upload;
  /** What a link may have been made for, when access is 'link'; its token is the param `token`. */
  link?: LinkPurpose | readonly LinkPurpose[];
  /** A used link still shows what was decided, until it expires. */
  afterUse?: true;
  /** Whose page alone has it, when access is 'party'. */
  party?: 'client' | 'employer' | undefined;
  /** The answer is a file, not JSON. */
  file?: true;
  /** Made for each call, so that nobody only looks whether it is there (HEAD). */
  madeAnew?: true;
  /** It reads much, and does so from a copy of the database where there is one. */
  fromReplica?: true;
  /** Programs on any site may read it: it is published. */
  published?: true;
  /** The answer is a secret and is never stored: a retry under the same key does the work again. */
  secret?: true;
  /**
   * Opening it is recorded, as every change is; this is the default where the path names a person.
   */
  recorded: boolean;
};

export const nothing = z.void();
export const noFields = z.strictObject({});

type Definition<P, Q, B, R, A> = Partial<Schemas<P, Q, B, R>> &
  Pick<
    Endpoint,
    | 'method'
    | 'path'
    | 'summary'
    | 'link'
    | 'afterUse'
    | 'party'
    | 'upload'
    | 'file'
    | 'fromReplica'
    | 'published'
    | 'madeAnew'
    | 'secret'
  > & {
    access: A;
    about?: RecordType | undefined;
    recorded?: true;
    limits?: readonly Limit[];
  };

/** An answer with an `id` must say what kind of record it is. */
type About<R> = z.core.output<R> extends { id: number } ? { about: RecordType } : unknown;

/** Path parameters that stand for one person, or for one person's file. */
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

/** For `recordApi`, which always says what its answers are about. */
export const defineEndpoint: Define<true> = (definition) => ({
  limits: [],
  recorded: definition.method !== 'GET' || ofPerson.test(definition.path),
  ...definition,
  params: definition.params ?? (noFields as Schema as never),
  query: definition.query ?? (noFields as Schema as never),
  body: definition.body ?? (nothing as Schema as never),
  response: definition.response ?? (nothing as Schema as never),
});

/** One call of the API: declared once here, enforced by the server, used by the screens. */
export const endpoint: Define = (definition) => defineEndpoint(definition);
