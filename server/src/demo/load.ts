import type { AccountType } from '@traject/contract/common/access';
import { sql } from 'kysely';
import type { Db } from '../platform/db.ts';
import { hashPassword } from '../platform/passwords.ts';
import { demoAccounts, demoPassword, demoStudents } from './accounts.ts';
import { mailName } from './clients.ts';
import { demoDiploma } from './diploma.ts';
import type { Outside } from './documents.ts';
import { addSurveyTemplates } from './surveys.ts';
import { addTemplates } from './templates.ts';
import { addTrajectories } from './trajectories.ts';

type Person = { email: string; first_name: string; last_name: string };

/** Two organisations, people in every role, a school's first evaluations, trajectories and templates. */
export async function loadDemo(outside: Outside, db: Db) {
  const password_hash = await hashPassword(demoPassword);
  const main = await addOrganisation(db, werkwijzer);
  const other = await addOrganisation(db, noord);
  const ids = new Map<string, number>();
  for (const { type, organisation, ...person } of demoAccounts) {
    const account = await addPerson(db, { ...person, password_hash });
    await join(db, account, type, organisation === 'main' ? main : other);
    ids.set(person.email, account);
  }
  const students = [ids.get('student@demo.example') ?? 0];
  for (const [first_name, last_name] of demoStudents) {
    const email = `${mailName(first_name)}.${mailName(last_name)}@student.example`;
    const account = await addPerson(db, { email, first_name, last_name, password_hash: null });
    await join(db, account, 'student', main);
    students.push(account);
  }
  await addEvaluations(db, { students, organisation: main, ids });
  const of = (...emails: string[]) => emails.map((email) => ids.get(email) ?? 0);
  const counselors = of('counselor@demo.example', 'counselor2@demo.example');
  const others = of('counselor@other.example');
  await addTrajectories(outside, db, {
    main: { organisation_id: main, counselors },
    other: { organisation_id: other, counselors: others },
  });
  for (const organisation of [main, other]) await addTemplates(db, organisation);
  await addSurveyTemplates(db, other);
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
};

async function addOrganisation(db: Db, values: typeof noord) {
  const row = db.insertInto('organisations').values(values).returning('id');
  return (await row.executeTakeFirstOrThrow()).id;
}

async function addPerson(db: Db, person: Person & { password_hash: string | null }) {
  const { id } = await db
    .insertInto('accounts')
    .values({ ...person, activated_at: new Date() })
    .returning('id')
    .executeTakeFirstOrThrow();
  const phone_number = person.password_hash ? '030 200 45 60' : null;
  await db.insertInto('profiles').values({ account_id: id, phone_number }).execute();
  return id;
}

const join = (db: Db, account_id: number, account_type: AccountType, organisation_id: number) =>
  db.insertInto('memberships').values({ account_id, account_type, organisation_id }).execute();

type School = { students: number[]; organisation: number; ids: Map<string, number> };

async function addEvaluations(db: Db, { students, organisation, ids }: School) {
  const { diploma_id, processes } = await addDiploma(db, organisation);
  const enrolments = students.map((student_id) => ({
    student_id,
    diploma_id,
    organisation_id: organisation,
  }));
  await db.insertInto('enrolments').values(enrolments).execute();
  const asked = (student_id: number, evaluator: string, role: string, process: number) => ({
    student_id,
    diploma_id,
    organisation_id: organisation,
    evaluator_id: ids.get(evaluator) ?? 0,
    role,
    work_process_id: processes[process] ?? 0,
    expires_at: sql<Date>`now() + interval '30 days'`,
  });
  const [sanne = 0, ...others] = students;
  const evaluations = [
    asked(sanne, 'evaluator@demo.example', 'teacher', 0),
    asked(sanne, 'evaluator@demo.example', 'teacher', 1),
    ...others.slice(0, 4).map((id, n) => asked(id, 'evaluator@demo.example', 'mentor', n)),
    asked(sanne, 'student@demo.example', 'student', 0),
    asked(sanne, 'student@demo.example', 'student', 2),
  ];
  await db.insertInto('evaluations').values(evaluations).execute();
  const done = { score: 2, done_at: new Date(), comments: 'Rustig en duidelijk in het contact.' };
  await db
    .updateTable('evaluations')
    .set(done)
    .where('work_process_id', '=', processes[1] ?? 0)
    .execute();
}

async function addDiploma(db: Db, organisation_id: number) {
  const { title, level, coreTasks } = demoDiploma;
  const insert = db.insertInto('diplomas').values({ organisation_id, title, level });
  const { id: diploma_id } = await insert.returning('id').executeTakeFirstOrThrow();
  const processes: number[] = [];
  for (const [index, task] of coreTasks.entries()) {
    const values = { diploma_id, position: index + 1, title: task.title };
    const added = db.insertInto('core_tasks').values(values).returning('id');
    const { id: core_task_id } = await added.executeTakeFirstOrThrow();
    const rows = task.workProcesses.map((title, n) => ({ core_task_id, position: n + 1, title }));
    const made = await db.insertInto('work_processes').values(rows).returning('id').execute();
    processes.push(...made.map(({ id }) => id));
  }
  return { diploma_id, processes };
}
