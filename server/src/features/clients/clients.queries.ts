import type { Client, ClientDetails } from '@traject/contract/clients';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import { notFound } from '../../platform/http/errors.ts';
import { listExperience } from '../experience/experience.service.ts';
import { profileLists } from '../profile/profile.service.ts';
import { listStudies } from '../studies/studies.service.ts';

export async function getClient(db: Db, clientId: number): Promise<Client> {
  const [{ gender, ...row }, job_functions, studies] = await Promise.all([
    detailsOf(db, clientId)
      .select([...profileLists, accountTypes.as('account_types')])
      .executeTakeFirstOrThrow(notFound),
    listExperience(db, clientId),
    listStudies(db, clientId),
  ]);
  return { ...row, gender: gender as Client['gender'], job_functions, studies };
}

export async function getDetails(db: Db, clientId: number): Promise<ClientDetails> {
  const row = await detailsOf(db, clientId).executeTakeFirstOrThrow(notFound);
  return { ...row, gender: row.gender as ClientDetails['gender'] };
}

const detailsOf = (db: Db, clientId: number) =>
  db
    .selectFrom('people as a')
    .leftJoin('profiles as p', 'p.person_id', 'a.id')
    .where('a.id', '=', clientId)
    .select(['a.id', 'a.name', 'a.email', 'a.first_name', 'a.last_name'])
    .select(['initials', 'maiden_name', 'gender', 'date_of_birth', 'place_of_birth'])
    .select(['nationality', 'address', 'address_number', 'address_number_suffix', 'postal_code'])
    .select(['city', 'p.city as city_name', 'phone_number', 'mobile_number', 'benefits'])
    .select(['education', 'intellectual_ability', 'quote_text'])
    .select((eb) => [
      eb('picture_file_id', 'is not', null).$castTo<boolean>().as('has_profile_picture'),
      eb.fn.coalesce('p.version', sql<number>`1`).as('version'),
    ]);

const accountTypes = sql<Client['account_types']>`coalesce((
  select json_agg(json_build_object('code', account_type) order by account_type)
  from memberships where person_id = a.id), '[]')`;
