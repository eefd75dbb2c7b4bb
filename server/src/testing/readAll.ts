import { accountTypes } from '@traject/contract/common/access';
import type { Endpoint } from '@traject/contract/common/endpoint';
import { contract } from '@traject/contract/index';
import { metricsOf } from '../platform/health/metrics.ts';
import { anAccount, tokenOf } from './factories.ts';
import type { OpenedApp } from './openApp.ts';
import { addressWith, type Ids } from './wholeTrajectory.ts';

const readings = Object.values(contract)
  .flatMap((calls): Endpoint[] => Object.values(calls))
  .filter(({ method, access }) => method === 'GET' && access !== 'party' && access !== 'link');

const mostPages = 60;
const mostTrajectories = 5;

type Known = Partial<Ids>;
type Reader = { opened: OpenedApp; token: string };

/**
 * Opens every list, page, export, report and metric, as somebody who may see all of them, and returns
 * those that fail. What was written by odd calls, or in an odd order, must still be readable.
 */
export async function readAll(opened: OpenedApp, known: Known[] = []): Promise<string[]> {
  const reader = { opened, token: await overseer(opened) };
  const paths = readings.filter(({ path }) => !path.includes(':'));
  const within = readings.filter(({ path }) => path.includes(':'));
  const wrong: string[] = [];
  for (const { path, query } of paths) wrong.push(...(await pagesOf(reader, path, query)));
  for (const ids of [...known, ...(await newest(opened))])
    for (const { path, query } of within)
      wrong.push(...(await pagesOf(reader, addressWith(path, ids, String), query)));
  const metrics = await metricsOf(opened.world.health).catch(String);
  if (!/^# /.test(metrics)) wrong.push(`the metrics: ${metrics.slice(0, 300)}`);
  return wrong;
}

/** A new account, so that the limits of others do not count. */
async function overseer({ db, world }: OpenedApp) {
  const organisations = await db.selectFrom('organisations').select('id').execute();
  const account = await anAccount(db, {
    in: organisations.flatMap((one) =>
      accountTypes.map((type) => [type, one] as [typeof type, typeof one]),
    ),
  });
  await db
    .updateTable('accounts')
    .set({ operator: true })
    .where('id', '=', account.account_id)
    .execute();
  return tokenOf(world, account);
}

const newest = ({ sql }: OpenedApp) => sql<{ trajectoryId: number; clientId: number }[]>`
  select id as "trajectoryId", client_id as "clientId" from trajectories
  where deleted_at is null order by id desc limit ${mostTrajectories}`;

/** All pages, each as large as may be. */
async function pagesOf({ opened, token }: Reader, path: string, query: Endpoint['query']) {
  if (path.includes('undefined')) return [];
  const isPaged = 'shape' in query && 'per_page' in Object(query.shape);
  const wrong: string[] = [];
  for (let page = 1, last = 1; page <= Math.min(last, mostPages); page++) {
    const url = isPaged ? `${path}?per_page=100&page=${page}` : path;
    await opened.db.deleteFrom('call_counts').execute();
    const answer = await opened.as(token).get(url);
    if (answer.statusCode >= 500) wrong.push(`GET ${url}: ${answer.statusCode} ${answer.body}`);
    if (isPaged && answer.statusCode === 200) last = answer.json().meta.last_page;
  }
  return wrong;
}
