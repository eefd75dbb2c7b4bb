import { applicationInput } from '@traject/contract/applications';
import type { Db } from '../../platform/database/db.ts';
import { unprocessable } from '../../platform/http/errors.ts';
import type { Acting } from '../../platform/http/serveRecord.ts';
import type { World } from '../../platform/program/world.ts';
import { applicationsOf, countApplications, getApplication } from './applications.queries.ts';
import { applicationsOfSide } from './changing.ts';

/** Somebody who applies every working day of a year needs no more. */
const most = 500;

type Read = Awaited<ReturnType<typeof getApplication>>;
const forClient = ({ readonly, ...row }: Read) => ({ ...row, own: readonly });

/** How clients keep their own; staff then read them, and cannot change them. */
export function applicationOfClient(world: World) {
  const rows = applicationsOfSide(world, 'client');
  return {
    rows: {
      ...rows,
      add: (db: Db, trajectoryId: number, values: Parameters<typeof rows.add>[2]) =>
        rows.add(db, trajectoryId, { ...values, readonly: true }),
    },
    rules: applicationInput,
    list: async (db: Db, trajectoryId: number) =>
      (
        await applicationsOf(db, trajectoryId)
          .limit(2 * most)
          .execute()
      ).map(forClient),
    get: async (db: Db, trajectoryId: number, id: number) =>
      forClient(await getApplication(db, trajectoryId, id)),
    check: async <V>({ db, ownerId }: Acting, values: V, stored?: object): Promise<V> => {
      if (!stored && (await countApplications(db, ownerId)) >= most)
        throw unprocessable('profile.full', { most });
      return values;
    },
  };
}
