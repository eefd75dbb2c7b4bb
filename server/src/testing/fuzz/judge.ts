import { setTimeout as pause } from 'node:timers/promises';
import { accountsApi } from '@traject/contract/accounts';
import type { Endpoint } from '@traject/contract/common/endpoint';
import { failure } from '@traject/contract/common/errors';
import { safeParse } from 'zod/mini';
import type { OpenedApp } from '../openApp.ts';
import { canary, type FuzzedOrganisation } from './organisation.ts';
import type { Sent } from './requests.ts';

export type Verdict = { status: number; wrong: string[] };

/** Sends a call and lists everything that is wrong with its answer. */
export async function judge(
  { app, db, sql }: OpenedApp,
  { lastChange }: FuzzedOrganisation,
  { limits, access, file, path }: Endpoint,
  { caller, isDoubled, ...sent }: Sent,
): Promise<Verdict> {
  // Rate limits are tested elsewhere; here they would hide the rest.
  if (limits.length > 0 || access === 'public') await db.deleteFrom('call_counts').execute();
  await jobsAreDone(sql);
  const before = await lastChange();
  const { statusCode, body, headers } = await app.inject(sent);
  const wrong: string[] = [];
  if (statusCode >= 500) wrong.push(`answered ${statusCode}`);
  if (isDoubled && statusCode < 400) wrong.push('took a name that was said twice');
  // The holder of a link may read what it is about, and an organisation may be listed for
  // everybody.
  const isForAll = access === 'link' || path === accountsApi.organisations.path;
  const secret = isForAll ? canary : caller.secret;
  if (secret.test(`${JSON.stringify(headers)}${body}`))
    wrong.push(`told ${caller.who} what is not theirs`);
  // 416 is how a file says that it has no such part: it was opened all the same.
  if (statusCode >= 400 && !(file && statusCode === 416)) {
    if (!isReadable(statusCode, body)) wrong.push(`refused in no readable way: ${body}`);
    const after = await lastChange();
    if (after !== before) wrong.push(`refused with ${statusCode} after a change (${after})`);
  }
  return { status: statusCode, wrong };
}

/** Jobs of an earlier call are finished before the next one is judged; mails wait for a server. */
async function jobsAreDone(sql: OpenedApp['sql']) {
  const isWaiting = () => sql`select from jobs.job
    where state in ('created', 'active') and start_after <= now() and name <> 'mail' limit 1`;
  for (let tries = 0; tries < 100 && (await isWaiting()).length > 0; tries++) await pause(20);
}

function isReadable(statusCode: number, body: string) {
  try {
    const { success, data } = safeParse(failure, JSON.parse(body));
    return success && data.status === statusCode && data.errors.join('') !== '';
  } catch {
    return false;
  }
}

/** A call, in a form that can be repeated by hand. */
export const inWords = ({ caller, method, url, headers, payload = '' }: Sent) =>
  [
    `${method} ${url.slice(0, 500)} by ${caller.who}`,
    JSON.stringify({ ...headers, authorization: caller.token && '…' }, (_, value) =>
      typeof value === 'string' ? value.slice(0, 60) : value,
    ),
    JSON.stringify(payload.toString('utf8')).slice(0, 1000),
  ].join(' ');
