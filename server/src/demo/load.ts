import type { AccountType } from '@traject/contract/common/access';
import type { Insertable } from 'kysely';
import { addReadyMade as addLetters } from '../features/documentTemplates/readyMade.ts';
import { addReadyMade as addSurveys } from '../features/surveyTemplates/readyMade.ts';
import { hashPassword } from '../platform/access/passwords.ts';
import type { Db } from '../platform/database/db.ts';
import type { Tables } from '../platform/database/tables.gen.ts';
import { demoAccounts, demoPassword, demoStudents } from './accounts.ts';
import { addAdministration } from './administration.ts';
import { mailName } from './clients.ts';
import { addColleagues } from './colleagues.ts';
import type { Outside } from './documents.ts';
import { demoEvaluators } from './evaluations.ts';
import { addPages } from './pages.ts';
import { addSchool } from './school.ts';
import { addTrajectories } from './trajectories.ts';
import { addWorkingDay } from './workingDay.ts';

type Person = { email: string; first_name: string; last_name: string };

/**
 * Two organisations, people in every role, a school with evaluations, trajectories and templates.
 */
export async function loadDemo(outside: Outside, db: Db) {
  const password_hash = await hashPassword(demoPassword);
  const main = await addOrganisation(db, werkwijzer);
  const other = await addOrganisation(db, noord);
  const ids = new Map<string, number>();
  for (const { type, organisation, ...person } of demoAccounts) {
    const organisation_id = organisation === 'main' ? main : other;
    const id = await addPerson(db, { ...person, organisation_id, password_hash });
    await join(db, id, type, organisation_id);
    ids.set(person.email, id);
  }
  await addStudents(outside, db, { organisation_id: main, ids });
  const of = (...emails: string[]) => emails.map((email) => ids.get(email) ?? 0);
  const counselors = of('counselor@demo.example', 'counselor2@demo.example');
  const others = of('counselor@other.example');
  await addTrajectories(outside, db, {
    main: { organisation_id: main, counselors },
    other: { organisation_id: other, counselors: others },
  });
  await addColleagues(db, {
    main: { organisation_id: main, people: counselors },
    other: { organisation_id: other, people: [...others, ...of('counselor2@other.example')] },
  });
  await addWorkingDay(db, { organisation_id: main, people: counselors });
  await addPages(db, { organisation_id: main, counselor_id: counselors[0] ?? 0 });
  for (const organisation of [main, other]) await addLetters(db, organisation);
  await addSurveys(db, other);
  await addAdministration(db, { organisation_id: main, password_hash });
}

const werkwijzer = {
  name: 'Stichting Werkwijzer',
  address: 'Oudegracht 108',
  postal_code: '3511 AW',
  city: 'Utrecht',
  kvk_number: '30123456',
  vat_number: 'NL001234567B01',
  iban: 'NL91ABNA0417164300',
  payment_term_days: 30,
};

const noord = {
  name: 'Loopbaanhuis Noord',
  address: 'Herestraat 40',
  postal_code: '9711 LK',
  city: 'Groningen',
  kvk_number: '02123456',
  vat_number: 'NL007654321B01',
  iban: 'NL91ABNA0417164300',
  payment_term_days: 14,
  trajectory_visibility: 'members',
};

async function addOrganisation(db: Db, values: Insertable<Tables['organisations']>) {
  // Nobody has to set up the demo.
  const row = db
    .insertInto('organisations')
    .values({ ...values, first_steps: null })
    .returning('id');
  return (await row.executeTakeFirstOrThrow()).id;
}

type Known = Person & { organisation_id: number; password_hash: string | null };

/** A record, and an account for those who can sign in. */
async function addPerson(db: Db, { password_hash, organisation_id, ...person }: Known) {
  const account = password_hash
    ? await db
        .insertInto('accounts')
        .values({ ...person, password_hash })
        .returning('id')
        .executeTakeFirstOrThrow()
    : undefined;
  const { id } = await db
    .insertInto('people')
    .values({ ...person, organisation_id, account_id: account?.id ?? null })
    .returning('id')
    .executeTakeFirstOrThrow();
  const phone_number = account ? '030 200 45 60' : null;
  await db.insertInto('profiles').values({ person_id: id, phone_number }).execute();
  return id;
}

const join = (db: Db, person_id: number, account_type: AccountType, organisation_id: number) =>
  db.insertInto('memberships').values({ person_id, account_type, organisation_id }).execute();

type School = { organisation_id: number; ids: Map<string, number> };

async function addStudents(outside: Outside, db: Db, { organisation_id, ids }: School) {
  const add = async ([first_name, last_name]: readonly [string, string], type: AccountType) => {
    const email = `${mailName(first_name)}.${mailName(last_name)}@${type}.example`;
    const person = { email, first_name, last_name, organisation_id, password_hash: null };
    const id = await addPerson(db, person);
    await join(db, id, type, organisation_id);
    return id;
  };
  const students = [ids.get('student@demo.example') ?? 0];
  for (const name of demoStudents) students.push(await add(name, 'student'));
  await addSchool(outside, db, {
    organisation_id,
    students,
    coordinator: ids.get('coordinator@demo.example') ?? 0,
    evaluators: {
      teacher: ids.get('evaluator@demo.example') ?? 0,
      mentor: await add(demoEvaluators.mentor, 'evaluator'),
      coach: await add(demoEvaluators.coach, 'evaluator'),
      recipient: await add(demoEvaluators.recipient, 'evaluator'),
    },
  });
}
