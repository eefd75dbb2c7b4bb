import type { VerifyPage } from '@traject/contract/portfolios';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import { failure } from '../../platform/http/errors.ts';
import type { Manifest } from './contents.ts';

/** The organisation whose portfolio has this code. */
export async function organisationOf(db: Db, code: string) {
  const asked = sql<{ id: number | null }>`select portfolio_organisation(${code}) as id`;
  const { rows } = await asked.execute(db);
  return rows[0]?.id ?? unknown();
}

export const findByCode = (db: Db, code: string) =>
  db
    .selectFrom('portfolios')
    .where('code', '=', code)
    .select('seal')
    .select(({ ref }) => [
      ref('manifest').$castTo<Manifest>().as('manifest'),
      sql<VerifyPage['withdrawn']>`case when withdrawn_at is not null then
        json_build_object('at', withdrawn_at, 'reason', withdrawn_reason) end`.as('withdrawn'),
    ])
    .executeTakeFirstOrThrow(unknown);

const unknown = (): never => {
  throw failure(404, 'portfolios.unknown_code');
};
