import type { AccountType } from '@traject/contract/common/access';
import type { Db } from '../platform/db.ts';
import { hashPassword } from '../platform/passwords.ts';
import type { World } from '../platform/world.ts';

let count = 0;
const next = () => ++count;

export const password = 'correct horse battery';
const hash = hashPassword(password);

export const anOrganisation = (db: Db, name = `Organisatie ${next()}`) =>
  db
    .insertInto('organisations')
    .values({ name })
    .returning(['id', 'name'])
    .executeTakeFirstOrThrow();

type NewAccount = {
  email?: string;
  first_name?: string;
  last_name?: string;
  activated_at?: Date | null;
  password_hash?: null;
  in?: [AccountType, { id: number }][];
};

export async function anAccount(db: Db, { in: memberships = [], ...given }: NewAccount = {}) {
  const account = await db
    .insertInto('accounts')
    .values({
      email: `person${next()}@example.nl`,
      first_name: 'Anna',
      last_name: 'de Vries',
      activated_at: new Date(),
      password_hash: await hash,
      ...given,
    })
    .returning(['id', 'email', 'first_name', 'last_name', 'name'])
    .executeTakeFirstOrThrow();
  for (const [account_type, { id }] of memberships)
    await db
      .insertInto('memberships')
      .values({ account_id: account.id, organisation_id: id, account_type })
      .execute();
  return account;
}

/** A session token without the cost of a password. */
export const tokenOf = (
  { sessions, db }: World,
  account: { id: number; first_name: string; last_name: string },
) => sessions.open(db, account);

type Asked = { id: number };

/** A diploma with one work process, its enrolled students, and a way to ask for evaluations. */
export async function aSchool(db: Db, organisation: { id: number }, count: number) {
  const organisation_id = organisation.id;
  const add = db.insertInto('diplomas').returning('id');
  const diploma = { organisation_id, title: 'Verzorgende IG', level: 'Mbo niveau 3' };
  const { id: diploma_id } = await add.values(diploma).executeTakeFirstOrThrow();
  const task = { diploma_id, position: 1, title: 'Zorg bieden' };
  const core = db.insertInto('core_tasks').values(task).returning('id');
  const { id: core_task_id } = await core.executeTakeFirstOrThrow();
  const process = { core_task_id, position: 1, title: 'Helpt bij eten' };
  const made = db.insertInto('work_processes').values(process).returning('id');
  const { id: work_process_id } = await made.executeTakeFirstOrThrow();

  const students = [];
  for (let n = 1; n <= count; n++) {
    const name = { first_name: `Student ${n}`, last_name: 'Jansen' };
    const student = await anAccount(db, { ...name, in: [['student', organisation]] });
    await db
      .insertInto('enrolments')
      .values({ student_id: student.id, diploma_id, organisation_id })
      .execute();
    students.push(student);
  }
  const ask = (student: Asked, evaluator: Asked, role: string, done?: { score: number }) =>
    db
      .insertInto('evaluations')
      .values({
        organisation_id,
        student_id: student.id,
        diploma_id,
        work_process_id,
        evaluator_id: evaluator.id,
        role,
        expires_at: new Date(Date.now() + 30 * 86_400_000),
        ...(done && { ...done, done_at: new Date() }),
      })
      .execute();
  return { diploma_id, work_process_id, students, ask };
}
