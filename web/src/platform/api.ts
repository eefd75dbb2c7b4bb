import type { Endpoint } from '@traject/contract/common/endpoint';
import type * as z from 'zod/mini';
import { act } from './acts.ts';
import { getConfig } from './config.ts';
import { storedLanguage } from './i18n.ts';
import { isPublicPath } from './paths.ts';
import { storedToken } from './token.ts';

type Schema = z.core.$ZodType;

/** What goes along with a call; each part is there only when the contract names it. */
export type Parts<P extends Schema, Q extends Schema, B extends Schema> = {
  params?: z.output<P>;
  query?: Partial<z.output<Q>>;
  body?: z.input<B>;
  signal?: AbortSignal;
  /** The token of a client or an employer on their own page, in place of that of an account. */
  party?: string;
};

export class ApiError extends Error {
  readonly status: number;
  readonly errors: string[];

  constructor(status: number, errors: string[]) {
    super(errors[0]);
    this.status = status;
    this.errors = errors;
  }
}

/** No answer came back from the program: what was asked for may have happened all the same. */
export class Unheard extends ApiError {}

const nothingSaid = ['Something went wrong'];

export const noAnswer = () => new Unheard(500, nothingSaid);

let signedOut = () => {};

/** Told when the server no longer knows the session of somebody who needs one. */
export const onSignedOut = (listener: () => void) => {
  signedOut = listener;
};

export async function call<P extends Schema, Q extends Schema, B extends Schema, R extends Schema>(
  endpoint: Endpoint<P, Q, B, R>,
  parts: Parts<P, Q, B> = {},
): Promise<z.output<R>> {
  const ask = async (key?: string) => {
    const answer = await send(endpoint, parts, key);
    return (answer.status === 204 ? undefined : await readJson(answer)) as z.output<R>;
  };
  if (endpoint.method !== 'POST') return ask();
  return act(JSON.stringify([endpoint.path, parts]), ask, isLost);
}

/** No answer came back from the program itself: what was asked for may have happened all the same. */
export const isLost = (error: unknown) => error instanceof ApiError && error.status >= 500;

/** The answer as it came; a failure is thrown as the one kind of error. */
export async function send<P extends Schema, Q extends Schema, B extends Schema>(
  endpoint: Endpoint<P, Q, B>,
  { params, query, body, signal, party }: Parts<P, Q, B>,
  key?: string,
): Promise<Response> {
  const answer = await fetch(address(endpoint.path, params, query), {
    method: endpoint.method,
    headers: { ...headers({ key, party }), 'Content-Type': 'application/json' },
    body: body === undefined ? null : JSON.stringify(body),
    signal: signal ?? null,
  }).catch((reason: unknown) => {
    throw signal?.aborted ? reason : noAnswer();
  });
  if (!answer.ok) throw failed(answer.status, await answer.json().catch(() => undefined));
  return answer;
}

type Sender = { key: string | undefined; party: string | undefined };

export function headers({ key, party }: Sender): Record<string, string> {
  const token = storedToken();
  const whose = party ? `Party ${party}` : token && `Bearer ${token}`;
  return {
    Accept: 'application/json',
    'Accept-Language': storedLanguage() ?? 'en',
    ...(whose && { Authorization: whose }),
    ...(key && { 'Idempotency-Key': key }),
  };
}

export function address(path: string, params: unknown = {}, query: unknown = {}) {
  const values = params as Record<string, unknown>;
  const filled = path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(values[name])),
  );
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query as Record<string, unknown>))
    if (value !== undefined && value !== '') search.set(key, String(value));
  const asked = search.toString();
  return `${getConfig().api.url}${filled}${asked && `?${asked}`}`;
}

export function failed(status: number, answer: unknown): ApiError {
  if (status === 401 && !isPublicPath(window.location.pathname)) signedOut();
  const errors = (answer as { errors?: unknown } | undefined)?.errors;
  const sentences = Array.isArray(errors) ? errors.filter((each) => typeof each === 'string') : [];
  if (sentences.length > 0) return new ApiError(status, sentences);
  // A proxy that waited in vain knows no more than we do.
  const Kind = status === 502 || status === 504 ? Unheard : ApiError;
  return new Kind(status, nothingSaid);
}

const readJson = (answer: Response) =>
  answer.json().catch(() => {
    throw noAnswer();
  });
