import type { Db } from '../platform/database/db.ts';
import { jobsOf, readLists, studiesOf } from './panels.ts';
import { type Outside, storeFiles } from './storePapers.ts';
import type { DemoStudent } from './student.ts';

export type Portfolio = DemoStudent & { id: number };

const names = ['job_interests', 'competences', 'skills', 'interests'] as const;

/** What evaluators read about these students, with a portrait and real files. */
export async function addPortfolios(outside: Outside, db: Db, students: Portfolio[]) {
  const known = await readLists(db);
  const rows = <T>(of: (student: Portfolio) => T[]) => students.flatMap(of);
  for (const { id, facts } of students)
    await db.updateTable('profiles').set(facts).where('person_id', '=', id).execute();
  const own = students.map((student) => ({ client_id: student.id, background: student }));
  await db
    .insertInto('experience')
    .values(own.flatMap((one) => jobsOf(one, known)))
    .execute();
  await db
    .insertInto('client_studies')
    .values(own.flatMap((one) => studiesOf(one, known)))
    .execute();
  await db.insertInto('profile_references').values(rows(referencesOf)).execute();
  await db.insertInto('profile_courses').values(rows(coursesOf)).execute();
  await db.insertInto('profile_languages').values(rows(languagesOf)).execute();
  await db.insertInto('profile_items').values(rows(itemsOf)).execute();
  await addFiles(outside, db, students);
}

async function addFiles(outside: Outside, db: Db, students: Portfolio[]) {
  const place = db.selectFrom('people').where('id', '=', students[0]?.id ?? 0);
  const { organisation_id } = await place.select('organisation_id').executeTakeFirstOrThrow();
  const owner = (id: number) => ({ uploader_id: id, organisation_id });
  const files = students.flatMap(({ id, files }) =>
    files.map((file) => ({ ...file, owner: owner(id), person_id: id })),
  );
  // One after another: lists show files in the order in which they were added.
  for (const file of files) {
    const [file_id = 0] = await storeFiles(outside, db, [file]);
    await db.insertInto('profile_files').values({ person_id: file.person_id, file_id }).execute();
  }
  const portraits = students.map(({ id, name }) => ({
    file: `portretten/${name.split(' ')[0]?.toLowerCase()}.webp`,
    name: 'picture.webp',
    owner: owner(id),
  }));
  const drawn = await storeFiles(outside, db, portraits);
  for (const [n, { id }] of students.entries())
    await db
      .updateTable('profiles')
      .set({ picture_file_id: drawn[n] ?? null })
      .where('person_id', '=', id)
      .execute();
}

const referencesOf = ({ id, references }: Portfolio) =>
  references.map((line) => {
    const [name = '', company, description] = line.split('|');
    return { person_id: id, name, company, description };
  });

const coursesOf = ({ id, courses }: Portfolio) =>
  courses.map((line) => {
    const [name = '', achieved, months] = line.split('|');
    const expiration_date = months ? inMonths(Number(months)) : null;
    return { person_id: id, name, achieved: achieved === 'ja', expiration_date };
  });

function inMonths(months: number) {
  const day = new Date();
  day.setUTCMonth(day.getUTCMonth() + months, 1);
  return day.toISOString().slice(0, 10);
}

const languagesOf = ({ id, languages }: Portfolio) =>
  languages.map((line) => {
    const [name = '', ...levels] = line.split('|');
    const [speak = 0, read = 0, write = 0] = levels.map(Number);
    return { person_id: id, name, speak, read, write };
  });

const itemsOf = (student: Portfolio) =>
  names.flatMap((list) => student[list].map((name) => ({ person_id: student.id, list, name })));
