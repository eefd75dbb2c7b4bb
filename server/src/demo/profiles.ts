import type { Db } from '../platform/database/db.ts';
import type { Case } from './case.ts';

/** The clients themselves: records without an account, with a filled-in profile. */
export async function addProfiles(db: Db, cases: Case[]) {
  const people = cases.map(({ client, organisation_id }) => ({
    ...client.person,
    organisation_id,
  }));
  const records = await db.insertInto('people').values(people).returning('id').execute();
  for (const [index, one] of cases.entries()) one.client_id = records[index]?.id ?? 0;
  await db.insertInto('memberships').values(cases.map(membershipOf)).execute();
  await db.insertInto('profiles').values(cases.map(profileOf)).execute();
  await db.insertInto('profile_languages').values(cases.flatMap(languagesOf)).execute();
  await db.insertInto('profile_items').values(cases.flatMap(itemsOf)).execute();
  await db.insertInto('profile_courses').values(cases.map(courseOf)).execute();
  await db.insertInto('profile_references').values(cases.map(referenceOf)).execute();
}

const membershipOf = ({ client_id, organisation_id }: Case) => ({
  person_id: client_id,
  organisation_id,
  account_type: 'client',
});

const profileOf = ({ client_id, client, background }: Case) => ({
  person_id: client_id,
  ...client.profile,
  ...background.facts,
});

const mothersTongues: Record<string, string> = {
  Turkse: 'Turks',
  Eritrese: 'Tigrinya',
  Syrische: 'Arabisch',
  Ghanese: 'Engels',
  Tsjechische: 'Tsjechisch',
};

function languagesOf({ client_id: person_id, client, n }: Case) {
  const own = mothersTongues[client.profile.nationality ?? ''];
  const dutch = own ? { speak: 7, read: 6, write: 5 } : { speak: 10, read: 9, write: 8 };
  const list = [{ person_id, name: 'Nederlands', ...dutch }];
  if (own) list.push({ person_id, name: own, speak: 10, read: 9, write: 9 });
  else list.push({ person_id, name: 'Engels', speak: 4 + (n % 4), read: 6, write: 4 });
  return list;
}

const competences = ['Betrouwbaar', 'Geduldig', 'Nauwkeurig', 'Vriendelijk', 'Zelfstandig'];
const interests = ['Tuinieren', 'Koken', 'Voetbal', 'Wandelen', 'Muziek', 'Lezen'];

function itemsOf({ client_id: person_id, background, n }: Case) {
  const item = (list: string, name = '') => ({ person_id, list, name });
  return [
    ...background.skills.map((skill) => item('skills', skill)),
    ...background.vacancies
      .slice(0, 2)
      .map((vacancy) => item('job_interests', vacancy.split('|')[0])),
    item('competences', competences[n % 5]),
    item('competences', competences[(n + 2) % 5]),
    item('interests', interests[n % 6]),
  ];
}

const courseOf = ({ client_id, background, n }: Case) => ({
  person_id: client_id,
  name: background.course,
  achieved: n % 5 !== 0,
  expiration_date: n % 2 ? `${new Date().getUTCFullYear() + 1}-06-30` : null,
});

function referenceOf({ client_id, background }: Case) {
  const [name = '', company] = background.contact.split('|');
  return { person_id: client_id, name, company, description: 'Leidinggevende' };
}
