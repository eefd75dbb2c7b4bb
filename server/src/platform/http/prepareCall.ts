import type { Endpoint } from '@traject/contract/common/endpoint';
import type { FastifyRequest } from 'fastify';
import { checkAccess, selfIn } from '../access/access.ts';
import { deviceOf } from '../access/devices.ts';
import type { Keys } from '../access/limits.ts';
import type { Link } from '../access/links.ts';
import { type PartySession, wordOf } from '../access/portalSessions.ts';
import { organisationIn } from '../access/scope.ts';
import type { User } from '../access/session.ts';
import { spendUploads } from '../access/uploadQuota.ts';
import type { Db } from '../database/db.ts';
import { ofNobody, within } from '../database/wall.ts';
import type { World } from '../program/world.ts';
import type { AnyCall, Served } from './call.ts';
import { clientAddress } from './clientAddress.ts';
import { AppError, notFound } from './errors.ts';
import { eventOrganisation } from './eventOrganisation.ts';
import { languageOf } from './language.ts';
import { parseBody, parseParams, parseQuery } from './parse.ts';
import { receiveParts } from './uploads.ts';

/**
 * Who calls, whether they may, on what, with what, and how often: in this order, before any work.
 * Also the database as they may see it: their organisations, or the one whose link it is.
 */
export async function prepareCall(world: World, served: Served): Promise<[AnyCall, Db]> {
  const { db: everywhere, scopes, settings, tmpDir } = world;
  const { endpoint, request, reply, uploaded } = served;
  const who = await admit(world, served);
  const { user } = who;

  const params = parseParams(endpoint, request);
  const db = within(everywhere, wallOf(who, endpoint));
  const scope = await scopes(db, { ...who, access: endpoint.access }, params);
  if (scope.page) checkParty(endpoint, scope.page);
  const query = parseQuery(endpoint, request);
  const address = clientAddress(request.ip);
  const told = (body: unknown) => () => keysOf(address, who, { body, params });
  // Nothing is received for a dead link: its holder is unknown, and files are heavy.
  const isOpened = endpoint.link && endpoint.upload;
  const opened = isOpened ? await withinLimits(world, served, told(undefined)) : undefined;
  const said = endpoint.upload ? await receiveParts(served, tmpDir) : request.body;
  const body = parseBody(endpoint, said, request);
  const link = opened ?? (await withinLimits(world, served, told(body)));
  const account_id = user?.account_id ?? link?.account_id ?? undefined;
  const actor = { account_id, link_id: link?.id };
  Object.assign(served, { actor, link });
  const organisation = organisationIn(scope);
  const self = user && organisation ? selfIn(user, organisation) : undefined;
  const device = deviceOf(request, reply, settings.PUBLIC_URL?.startsWith('https:') ?? false);
  const heard = { params, query, body, uploaded, ...ofFiles(request), address };
  const record = recordOf(link ?? scope.page);
  const language = languageOf(request);
  const call = { ...heard, ...scope, ...who, self, link, actor, record, language, device };
  await spendUploads(world, whoSends(call), Object.values(uploaded));
  return [call, link ? within(everywhere, [link.organisation_id ?? ofNobody]) : db];
}

/** Which part of a file the caller wants, and which version of it they have. */
const ofFiles = ({ headers }: FastifyRequest) => ({
  range: headers.range,
  // A proxy that compresses makes it a weak one, and it tells the same.
  tag: headers['if-none-match']?.replace(/^W\//, ''),
});

type Who = { user: User | undefined; party: PartySession | undefined };

/** Somebody with an account, or a party on their own page, who may make this call. */
async function admit(world: World, served: Served): Promise<Who> {
  const { db, sessions, portalSessions } = world;
  const { authorization } = served.request.headers;
  const { access } = served.endpoint;
  const isParty = access === 'party';
  const party = isParty ? await portalSessions.find(db, authorization) : undefined;
  const isOpen = isParty || access === 'public' || access === 'link';
  const user = isOpen ? undefined : await sessions.userOf(db, authorization);
  if (user) served.user = user;
  if (party) served.party = party;
  checkAccess(access, { user, party });
  return { user, party };
}

/** What is on the page of one party does not exist on that of the other. */
function checkParty(endpoint: Endpoint, page: { party: Endpoint['party'] }) {
  if (endpoint.party && endpoint.party !== page.party) throw notFound();
}

/**
 * The holder of a link does not use up their neighbours' limit: only dead links count per address.
 */
async function withinLimits(
  { db, limits, links }: World,
  { endpoint, action }: Served,
  told: () => Keys,
): Promise<Link | undefined> {
  const rule = { call: action, limits: endpoint.limits };
  if (!endpoint.link && rule.limits.length === 0) return undefined;
  const keys = told();
  if (!endpoint.link) return void (await limits.count(db, rule, keys));
  const ofToken = rule.limits.filter(({ by }) => by === 'token');
  const others = rule.limits.filter(({ by }) => by !== 'token');
  const wanted = { purposes: endpoint.link, afterUse: endpoint.afterUse };
  const found = await links.find(db, keys.token ?? '', wanted).catch(async (error) => {
    if (error instanceof AppError) await limits.count(db, { ...rule, limits: others }, keys);
    throw error;
  });
  await limits.count(db, { ...rule, limits: ofToken }, keys);
  return found;
}

/** The organisation it is for; if that is not given, all organisations of the sender as one. */
function whoSends(call: AnyCall) {
  const { user, party, link } = call;
  if (party) return { party: wordOf(party), organisation: party.organisation_id };
  if (!user) return { organisation: link?.organisation_id ?? ofNobody };
  const said = eventOrganisation(call, undefined);
  const organisation = typeof said === 'number' ? said : user.organisation_ids.join();
  return { account: user.account_id, organisation };
}

/** A call only for somebody signed in may be about their account, which has no organisation. */
function wallOf({ user, party }: Who, { access }: Endpoint) {
  if (party) return [party.organisation_id];
  if (!user) return [ofNobody];
  return access === 'signed-in' ? [...user.organisation_ids, ofNobody] : user.organisation_ids;
}

/** What a link or a page was about is in the log also when that is gone. */
const recordOf = ({ trajectory_id, survey_id, task_id }: Partial<Link> = {}) => ({
  ...(trajectory_id && { trajectoryId: String(trajectory_id) }),
  ...(survey_id && { surveyId: String(survey_id) }),
  ...(task_id && { taskId: String(task_id) }),
});

type Said = { body: unknown; params: unknown };

function keysOf(address: string, { user, party }: Who, { body, params }: Said): Keys {
  const email = hasField(body, 'email') ? String(body.email).toLowerCase() : '';
  // Limits in one organisation must not reveal how often another wrote to somebody.
  const whose = user ? ` ${user.organisation_ids.toSorted((a, b) => a - b).join()}` : '';
  return {
    address,
    pair: `${email} ${address}`,
    ...(user && { account: String(user.account_id) }),
    ...(party && { account: wordOf(party) }),
    ...(email && { email: `${email}${whose}` }),
    ...(hasField(params, 'token') && { token: String(params.token) }),
  };
}

const hasField = <K extends string>(value: unknown, key: K): value is Record<K, unknown> =>
  typeof value === 'object' && value !== null && key in value;
