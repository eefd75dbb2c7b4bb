import type { Language } from '@traject/contract/common/languages';
import type { Portfolio } from '@traject/contract/portfolios';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import { notFound } from '../../platform/http/errors.ts';
import { isBlindAbout, type Viewer } from '../evaluations/evaluations.service.ts';
import { printedCode } from './code.ts';
import type { Contents, Manifest } from './contents.ts';
import type { Kept, Place } from './reading.queries.ts';

/** Whether somebody has yet to answer blind about a student. */
export async function isCovered(
  db: Db,
  { viewer, now }: { viewer: Viewer; now: Date },
  id: number,
) {
  const { rows } = await sql<{ covered: boolean }>`select ${isBlindAbout(viewer, now)} as covered
    from people s where s.id = ${id}`.execute(db);
  return rows[0]?.covered ?? true;
}

/** A student and a diploma of the same organisation, and whether they are enrolled for it. */
export const findPlace = (db: Db, { student_id, diploma_id }: Omit<Place, 'organisation_id'>) =>
  db
    .selectFrom('people as s')
    .innerJoin('diplomas as d', 'd.organisation_id', 's.organisation_id')
    .where('s.id', '=', student_id)
    .where('d.id', '=', diploma_id)
    .where(sql<SqlBool>`(${enrolled} or exists (select from portfolios x
      where x.student_id = s.id and x.diploma_id = d.id))`)
    .select([
      sql<{ id: number; name: string }>`json_build_object('id', s.id, 'name', s.name)`.as(
        'student',
      ),
      sql<{ diploma_id: number; title: string; level: string }>`json_build_object('diploma_id',
        d.id, 'title', d.title, 'level', d.level)`.as('diploma'),
      enrolled.as('is_enrolled'),
    ])
    .executeTakeFirstOrThrow(notFound);

const enrolled = sql<boolean>`exists (select from enrolments n
  where n.student_id = s.id and n.diploma_id = d.id)`;

const at = (column: string) => sql<string>`to_json(${sql.ref(column)}) #>> '{}'`;

const rows = (db: Db, student_id: number) =>
  db
    .selectFrom('portfolios as x')
    .where('x.student_id', '=', student_id)
    .select(['x.id', 'x.code', 'x.sealed_by_name as sealed_by'])
    .select([
      'x.language',
      at('x.sealed_at').as('sealed_at'),
      sql<number>`jsonb_array_length(x.manifest -> 'answers')`.as('answers'),
      sql<number>`jsonb_array_length(x.manifest -> 'evidence')`.as('evidence'),
      sql<Portfolio['withdrawn']>`case when x.withdrawn_at is not null then json_build_object(
        'at', x.withdrawn_at, 'by', coalesce((select p.name from people p where p.id = x.withdrawn_by), ''), 'reason', x.withdrawn_reason) end`.as(
        'withdrawn',
      ),
    ]);

const printed = <R extends { code: string }>(row: R) => ({ ...row, code: printedCode(row.code) });

/** The newest first. */
export const listPortfolios = async (
  db: Db,
  { student_id, diploma_id }: Omit<Place, 'organisation_id'>,
) =>
  (
    await rows(db, student_id)
      .where('x.diploma_id', '=', diploma_id)
      .orderBy('x.id', 'desc')
      .execute()
  ).map(printed);

export const getPortfolio = async (db: Db, student_id: number, id: number): Promise<Portfolio> =>
  printed(await rows(db, student_id).where('x.id', '=', id).executeTakeFirstOrThrow(notFound));

/** With all that goes along in a zip. */
export const findSealed = (db: Db, student_id: number, id: number) =>
  db
    .selectFrom('portfolios as x')
    .where('x.student_id', '=', student_id)
    .where('x.id', '=', id)
    .select(['x.file_id', 'x.seal'])
    .select(({ ref }) => [
      ref('x.contents').$castTo<Contents>().as('contents'),
      // As it was sealed, to the letter.
      sql<string>`x.contents::text`.as('text'),
      ref('x.manifest').$castTo<Manifest>().as('manifest'),
      sql<(number | null)[]>`array(select y.file_id from portfolio_evidence v
        left join evidence y on y.id = v.evidence_id
        where v.portfolio_id = x.id order by v.position)`.as('file_ids'),
    ])
    .executeTakeFirstOrThrow(notFound);

export async function issuerCode(db: Db, organisation_id: number) {
  const { issuer_code } = await db
    .selectFrom('organisations')
    .where('id', '=', organisation_id)
    .select('issuer_code')
    .executeTakeFirstOrThrow();
  return issuer_code;
}

/** Nobody unenrols the student, or asks about them, until this transaction ends. */
export async function lockEnrolment(db: Db, { student_id, diploma_id }: Place) {
  const found = await db
    .selectFrom('enrolments')
    .where('student_id', '=', student_id)
    .where('diploma_id', '=', diploma_id)
    .select('student_id')
    .forUpdate()
    .executeTakeFirst();
  return found !== undefined;
}

/** Whether all of it is still as it was read; it stays so until this transaction ends. */
export async function lockKept(db: Db, kept: readonly Kept[]) {
  const found = await db
    .selectFrom('evidence')
    .where('id', '=', sql<number>`any(${kept.map(({ evidence_id }) => evidence_id)}::integer[])`)
    .select(['id', 'version'])
    .orderBy('id')
    .forKeyShare()
    .execute();
  const versions = new Map(found.map(({ id, version }) => [id, version]));
  return kept.every(({ evidence_id, version }) => versions.get(evidence_id) === version);
}

export type NewPortfolio = Place & {
  code: string;
  language: Language;
  sealed_by: number;
  sealed_by_name: string;
  sealed_at: Date;
  contents: Contents;
  manifest: Manifest;
  seal: string;
  file_id: number;
};

export async function addPortfolio(db: Db, row: NewPortfolio, kept: readonly Kept[]) {
  const { id } = await db
    .insertInto('portfolios')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow();
  const ids = kept.map(({ evidence_id }) => evidence_id);
  await sql`insert into portfolio_evidence (organisation_id, portfolio_id, position, evidence_id)
    select ${row.organisation_id}, ${id}, place - 1, evidence_id
    from unnest(${ids}::integer[]) with ordinality as given (evidence_id, place)`.execute(db);
  return id;
}

type Withdrawing = {
  withdrawn_at: Date;
  withdrawn_by: number;
  withdrawn_reason: string;
};

/** Only once. */
export const setWithdrawn = (db: Db, id: number, set: Withdrawing) =>
  db
    .updateTable('portfolios')
    .set(set)
    .where('id', '=', id)
    .where('withdrawn_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
