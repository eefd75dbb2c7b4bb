import { trajectoryStates } from '@traject/contract/common/trajectoryStates';
import type { Db } from '../platform/database/db.ts';
import { backgrounds } from './backgrounds.ts';
import { type Case, daysOfStep } from './case.ts';
import { demoClients } from './clients.ts';
import { daysAgo, instantAgo } from './days.ts';
import { addDocuments, type Outside } from './documents.ts';
import { addHours } from './hours.ts';
import { addInvoices } from './invoices.ts';
import { addPanels } from './panels.ts';
import { addPayers } from './payers.ts';
import { addProfiles } from './profiles.ts';
import { type Story, stories } from './stories.ts';
import { addSurveys } from './surveys.ts';

type Organisation = { organisation_id: number; counselors: number[] };
type Organisations = { main: Organisation; other: Organisation };

const ofOther = 3;

/** Forty trajectories of the main organisation and three of the other, in every state. */
export async function addTrajectories(outside: Outside, db: Db, organisations: Organisations) {
  const { main, other } = organisations;
  const cases = demoClients.map((client, n): Case => {
    const isOther = n >= demoClients.length - ofOther;
    const { organisation_id, counselors } = isOther ? other : main;
    const story = stories[isOther ? 20 + n - 40 : n] ?? { steps: [['new', 'counselor']] };
    const background = backgrounds[n % backgrounds.length];
    if (!background) throw new Error('The demo has no backgrounds');
    const counselor_id = counselors[n % 3 === 2 ? 1 : 0] ?? counselors[0] ?? 0;
    const age = story.steps.length * 24 + ((n * 7) % 20);
    return {
      n,
      client,
      background,
      story,
      organisation_id,
      counselor_id,
      age,
      client_id: 0,
      trajectory_id: 0,
    };
  });
  await addProfiles(db, cases);
  await addRows(db, cases);
  await addHistory(db, cases);
  await addPanels(db, cases);
  const own = cases.filter(({ organisation_id }) => organisation_id === main.organisation_id);
  await addDocuments(outside, db, own);
  await addInvoices(db, main.organisation_id, own);
  await addPayers(db, main.organisation_id);
  await addHours(db, main.organisation_id, own);
  await addSurveys(outside, db, own);
}

async function addRows(db: Db, cases: Case[]) {
  const rows = await db
    .insertInto('trajectories')
    .values(cases.map(rowOf))
    .returning('id')
    .execute();
  for (const [index, one] of cases.entries()) one.trajectory_id = rows[index]?.id ?? 0;
}

const categories = [
  'Tweede spoor',
  'Tweede spoor',
  'Eerste spoor',
  'Loopbaanadvies',
  'Outplacement',
];

function rowOf({ n, background, story, organisation_id, counselor_id, client_id, age }: Case) {
  const [contact_name, , contact_email, contact_phone] = background.contact.split('|');
  return {
    organisation_id,
    counselor_id,
    client_id,
    trajectory_state_id: stateId(story.steps.at(-1)?.[0]),
    contact_name,
    contact_email,
    contact_phone,
    registered_by: n % 2 ? 'M. de Vries' : (contact_name ?? ''),
    registration_date: daysAgo(age),
    intake_date: story.steps.length > 1 ? daysAgo(age - 3) : null,
    category: categories[n % categories.length],
    length: String([6, 9, 12][n % 3]),
    schooling: n % 3 === 0,
    apq_taken: n % 4 === 1,
    reject_reason: story.reject_reason ?? null,
    completed_reason: story.completed_reason ?? null,
  };
}

async function addHistory(db: Db, cases: Case[]) {
  const entries = cases.flatMap((one) =>
    one.story.steps.map(([code, actor], step) => ({
      trajectory_id: one.trajectory_id,
      trajectory_state_id: stateId(code),
      at: instantAgo(daysOfStep(one, step)),
      ...actorOf(one, actor),
    })),
  );
  await db.insertInto('trajectory_history').values(entries).execute();
}

function actorOf({ counselor_id, client_id, background }: Case, actor: Story['steps'][number][1]) {
  const actor_name = actor === 'employer' ? (background.contact.split('|')[0] ?? '') : null;
  if (actor === 'employer') return { actor_id: null, actor_name };
  return { actor_id: actor === 'client' ? client_id : counselor_id, actor_name };
}

const stateId = (code: string | undefined) =>
  trajectoryStates.find((state) => state.code === code)?.id ?? 1;
