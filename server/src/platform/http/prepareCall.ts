import type { Endpoint } from '@traject/contract/common/endpoint';
import type { Language } from '@traject/contract/common/languages';
import type { FastifyRequest } from 'fastify';
import { checkAccess, selfIn } from '../access.ts';
import type { Db } from '../db.ts';
import { deadLink } from '../errors.ts';
import type { Keys } from '../limits.ts';
import type { Link } from '../links.ts';
import { organisationIn, type Scope } from '../scope.ts';
import type { Self, User } from '../session.ts';
import { ofNobody, within } from '../wall.ts';
import type { Waits } from '../watch.ts';
import type { World } from '../world.ts';
import { languageOf } from './language.ts';
import { parseBody, parseParams, parseQuery } from './parse.ts';
import { receiveParts, type Uploaded } from './uploads.ts';

export type AnyCall = Scope & {
  params: unknown;
  query: unknown;
  body: unknown;
  user: User | undefined;
  link: Link | undefined;
  /** Who the caller is to the organisation of what the address names. */
  self: Self | undefined;
  language: Language;
  /** Checked files of a multipart call, by their field. */
  uploaded: Uploaded;
  /** The Range header, for answers that are files. */
  range: string | undefined;
  /** Whom the event names; a handler that finds out later who acts says so here. */
  actor: { account_id?: number | undefined; link_id?: number | undefined };
  /** What the event says besides the address; a handler adds what only it knows. */
  record: Record<string, string | number>;
  /** The call was no guess, so its limits do not count it. */
  forgive: (db: Db) => Promise<void>;
};

export type Served = {
  endpoint: Endpoint;
  action: string;
  request: FastifyRequest;
  uploaded: Uploaded;
  waits: Waits;
};

/**
 * Who calls, may they, on what, saying what, and how often: in this order, before any work. And the
 * database as they may see it: the organisations that they belong to, or whose link it is.
 */
export async function prepareCall(
  { db: everywhere, sessions, scopes, limits, links, tmpDir }: World,
  served: Served,
): Promise<[AnyCall, Db]> {
  const { endpoint, action, request, uploaded } = served;
  const { authorization, range } = request.headers;
  const user = isOpen(endpoint) ? undefined : await sessions.userOf(everywhere, authorization);
  checkAccess(endpoint.access, user);

  const params = parseParams(endpoint, request);
  const db = within(everywhere, user ? wallOf(user, endpoint) : [ofNobody]);
  const scope = await scopes(db, { user, access: endpoint.access }, params);
  const query = parseQuery(endpoint, request);
  const said = endpoint.upload ? await receiveParts(served, tmpDir) : request.body;
  const body = parseBody(endpoint, said, request);

  const rule = { call: action, limits: endpoint.limits };
  const keys = keysOf(request, user, body);
  if (rule.limits.length > 0) await limits.count(db, rule, keys);

  const link = endpoint.link ? await links.find(db, tokenOf(params), endpoint.link) : undefined;
  const account_id = user?.account_id ?? link?.account_id ?? undefined;
  const actor = { account_id, link_id: link?.id };
  const organisation = organisationIn(scope);
  const self = user && organisation ? selfIn(user, organisation) : undefined;
  const forgive = (tx: Db) => limits.forgive(tx, rule, keys);
  const language = languageOf(request);
  const heard = { params, query, body, uploaded, range, language };
  const call = { ...heard, ...scope, user, self, link, actor, record: {}, forgive };
  return [call, link ? within(everywhere, [link.organisation_id ?? ofNobody]) : db];
}

/** What concerns only whoever is signed in may be about their account, which is no organisation's. */
const wallOf = ({ organisation_ids }: User, { access }: Endpoint) =>
  access === 'signed-in' ? [...organisation_ids, ofNobody] : organisation_ids;

const isOpen = ({ access }: Endpoint) => access === 'public' || access === 'link';

const keysOf = (request: FastifyRequest, user: User | undefined, body: unknown): Keys => ({
  address: request.ip,
  ...(user ? { account: String(user.account_id) } : {}),
  ...(hasField(body, 'email') ? { email: String(body.email) } : {}),
});

function tokenOf(params: unknown): string {
  if (hasField(params, 'token')) return String(params.token);
  throw deadLink();
}

const hasField = <K extends string>(value: unknown, key: K): value is Record<K, unknown> =>
  typeof value === 'object' && value !== null && key in value;
