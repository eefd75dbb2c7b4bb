import type { ReadingRole } from '@traject/contract/common/evaluationRoles';
import type { Portfolio } from '@traject/contract/profile';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import { notFound } from '../../platform/http/errors.ts';
import { listExperience } from '../experience/experience.service.ts';
import { listStudies } from '../studies/studies.service.ts';

/**
 * What somebody shows of themselves: no address, no birthday, nothing about benefits or abilities.
 */
export async function getPortfolio(db: Db, personId: number) {
  const [{ gender, ...row }, job_functions, studies] = await Promise.all([
    db
      .selectFrom('people as a')
      .leftJoin('profiles as p', 'p.person_id', 'a.id')
      .innerJoin('organisations as o', 'o.id', 'a.organisation_id')
      .where('a.id', '=', personId)
      .select(['a.id', 'a.name', 'a.first_name', 'a.last_name', 'a.email', 'gender'])
      .select(['nationality', 'education', 'quote_text', ...profileLists])
      .select((eb) => [
        eb('picture_file_id', 'is not', null).$castTo<boolean>().as('has_profile_picture'),
        eb.ref('o.profile_roles').$castTo<ReadingRole[]>().as('profile_roles'),
        eb.ref('o.chart_roles').$castTo<ReadingRole[]>().as('chart_roles'),
        eb.fn.coalesce('p.version', sql<number>`1`).as('version'),
      ])
      .executeTakeFirstOrThrow(notFound),
    listExperience(db, personId),
    listStudies(db, personId),
  ]);
  return { ...row, gender: gender as Portfolio['gender'], job_functions, studies };
}

const listed = <K extends keyof Portfolio>(rows: RawBuilder<unknown>) =>
  sql<Portfolio[K]>`coalesce((select json_agg(x order by x.id) from (${rows}) x), '[]')`;

const items = (list: string) =>
  sql`select id, name from profile_items where person_id = a.id and list = ${sql.lit(list)}`;

/** The lists of person `a`. */
export const profileLists = [
  listed<'files'>(sql`select f.id, f.name, f.mime, f.scan from profile_files pf
    join files f on f.id = pf.file_id where pf.person_id = a.id`).as('files'),
  listed<'references'>(sql`select id, name, company, description
    from profile_references where person_id = a.id`).as('references'),
  listed<'courses'>(sql`select id, name, achieved, expiration_date
    from profile_courses where person_id = a.id`).as('courses'),
  listed<'languages'>(sql`select id, name, speak, read, write
    from profile_languages where person_id = a.id`).as('languages'),
  listed<'job_interests'>(items('job_interests')).as('job_interests'),
  listed<'competences'>(items('competences')).as('competences'),
  listed<'skills'>(items('skills')).as('skills'),
  listed<'interests'>(items('interests')).as('interests'),
] as const;
