import type { Db } from '../platform/database/db.ts';
import type { Background } from './background.ts';
import type { Case } from './case.ts';
import { daysAgo } from './days.ts';
import { noteTexts } from './stories.ts';

/** What is on the dashboards; a trajectory that has just begun has little yet. */
export async function addPanels(db: Db, cases: Case[]) {
  const known = await readLists(db);
  await db.insertInto('notes').values(cases.flatMap(notesOf)).execute();
  await addToLastNote(db, cases[0]);
  await db.insertInto('tests').values(cases.flatMap(testsOf)).execute();
  await db.insertInto('applications').values(cases.flatMap(applicationsOf)).execute();
  const jobs = cases.flatMap((one) => jobsOf(one, known));
  await db.insertInto('experience').values(jobs).execute();
  const studies = cases.flatMap((one) => studiesOf(one, known));
  await db.insertInto('client_studies').values(studies).execute();
}

type Lists = Awaited<ReturnType<typeof readLists>>;

export async function readLists(db: Db) {
  const idsOf = async (list: 'working_areas' | 'study_levels' | 'studies') => {
    const rows = await db.selectFrom(list).select(['id', 'name']).execute();
    const ids = new Map(rows.map(({ id, name }) => [name, id]));
    return (name = '') => ids.get(name) ?? unknown(name);
  };
  const named = db.selectFrom('studies').where('requires_custom_name', '=', true).select('id');
  return {
    area: await idsOf('working_areas'),
    level: await idsOf('study_levels'),
    study: await idsOf('studies'),
    namedStudy: (await named.executeTakeFirstOrThrow()).id,
  };
}

function unknown(name: string): never {
  throw new Error(`The demo speaks of ${name}, which is on no list`);
}

const hours = ['09:05', '10:30', '11:15', '13:40', '14:05', '15:30', '16:20'];

function notesOf({ trajectory_id, counselor_id, client, background, story, n, age }: Case) {
  const [contact = ''] = background.contact.split('|');
  const count =
    story.steps.length === 1 ? n % 2 : Math.min(noteTexts.length, story.steps.length + (n % 3));
  return noteTexts.slice(0, count).map((text, step) => ({
    trajectory_id,
    author_id: counselor_id,
    date: `${daysAgo(Math.max(1, age - 3 - step * 9))} ${hours[(n + step) % hours.length]}:00`,
    note: text.replaceAll('{naam}', client.person.first_name).replaceAll('{contact}', contact),
    visible_client: step === 2,
    visible_employer: step === 1 || step === 7,
  }));
}

/** One of them was changed later by its author, so that its earlier text can be read. */
async function addToLastNote(db: Db, one: Case | undefined) {
  if (!one) return;
  const { trajectory_id } = one;
  const ofIt = db.selectFrom('notes').where('trajectory_id', '=', trajectory_id);
  const last = await ofIt.orderBy('date', 'desc').selectAll().executeTakeFirst();
  if (!last) return;
  const changed = { version: 2, updated_by: last.author_id, updated_at: new Date(last.date) };
  await db
    .updateTable('notes')
    .set({ note: `${last.note} We bellen vrijdag.`, ...changed })
    .where('id', '=', last.id)
    .execute();
}

function testsOf({ trajectory_id, background, story, age }: Case) {
  if (story.steps.length < 3) return [];
  return background.tests.map((line) => {
    const [after = '', main_subject = '', sub_subject = '', euros, closed] = line.split('|');
    const taken = age - 3 - Number(after);
    const date_closed = closed ? daysAgo(taken - Number(closed)) : null;
    const price = Number(euros) * 100;
    return {
      trajectory_id,
      main_subject,
      sub_subject,
      date_taken: daysAgo(taken),
      date_closed,
      price,
    };
  });
}

/** The third one is in the client's own portfolio. */
function applicationsOf({ trajectory_id, background, story, n, age }: Case) {
  const rounds = story.steps.length < 5 ? 0 : n % 4 === 0 ? 3 : 1;
  return Array.from({ length: rounds }).flatMap((_, round) =>
    background.vacancies.map((line, index) => {
      const [vacancy = '', company = ''] = line.split('|');
      const date = daysAgo(Math.max(1, age - 20 - round * 21 - index * 6));
      return { trajectory_id, date, vacancy, company, readonly: index === 2 };
    }),
  );
}

type Owned<K extends keyof Background> = { client_id: number; background: Pick<Background, K> };

export const jobsOf = ({ client_id, background }: Owned<'jobs'>, { area }: Lists) =>
  background.jobs.map((line) => {
    const [function_title = '', company_name = '', city = '', field, start_date = '', end] =
      line.split('|');
    return {
      person_id: client_id,
      function_title,
      company_name,
      city,
      job_working_area_id: area(field),
      start_date,
      end_date: end || null,
      current_position: !end,
    };
  });

export const studiesOf = (
  { client_id, background }: Owned<'studies'>,
  { study, level, namedStudy }: Lists,
) =>
  background.studies.map((line) => {
    const [name = '', levelName, institute_name = '', start_date = '', end, diploma] =
      line.split('|');
    const own = /^"(.+)"$/.exec(name)?.[1];
    return {
      person_id: client_id,
      study_id: own ? namedStudy : study(name),
      study_name: own ?? '',
      study_level_id: level(levelName),
      institute_name,
      start_date,
      end_date: end || null,
      finished: diploma === 'ja',
    };
  });
