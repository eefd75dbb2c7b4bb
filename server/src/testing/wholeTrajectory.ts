import type { Db } from '../platform/database/db.ts';
import type { World } from '../platform/program/world.ts';
import { anAppointment } from './appointments.ts';
import { itsInvoices } from './billing.ts';
import { aHandover, aMember, anAccessRequest, aTeam } from './colleagues.ts';
import { aDocument, aRequest, aStoredFile } from './documents.ts';
import { anAccount } from './factories.ts';
import { aRefusedMail } from './mails.ts';
import { ownerDb } from './ownerDb.ts';
import { onePlainRecordOfEach } from './plainRecords.ts';
import { itsPortal } from './portalRows.ts';
import { itsReminders } from './reminding.ts';
import { aSurvey, aSurveyTemplate } from './surveys.ts';
import { itsTasks } from './tasks.ts';
import { aTemplate } from './templates.ts';
import * as make from './trajectories.ts';
import { aWholeStudent } from './wholeStudent.ts';

/** One of everything that a path can name, under the names that paths use. */
export async function aWholeTrajectory(world: World, organisation: { id: number }, word: string) {
  const db = ownerDb(world);
  const client = await make.aClient(db, organisation, { first_name: word });
  const given = { client, contact_name: word, contact_email: 'contact@example.nl' };
  const trajectory = await make.aTrajectory(db, organisation, given);
  const application = await make.anApplication(db, trajectory, { vacancy: word });
  const file_id = await aStoredFile(world, organisation, `${word}.png`);
  await db
    .insertInto('application_files')
    .values({ application_id: application.id, file_id })
    .execute();
  const picture_file_id = await aStoredFile(world, organisation, `${word}.png`);
  await db
    .updateTable('profiles')
    .set({ picture_file_id })
    .where('person_id', '=', client.id)
    .execute();
  const document = await aDocument(world, trajectory, `${word}.png`);
  const logo_file_id = await aStoredFile(world, organisation, 'logo.png');
  await db
    .updateTable('organisations')
    .set({ logo_file_id })
    .where('id', '=', organisation.id)
    .execute();
  const surveyTemplate = await aSurveyTemplate(db, organisation, { title: word });
  const survey = await aSurvey(world, trajectory, surveyTemplate);
  const tasks = await itsTasks(world, trajectory, word);
  await itsReminders(db, trajectory, { survey_id: survey.id, task_id: tasks.taskId });
  return {
    trajectoryId: trajectory.id,
    clientId: client.id,
    ...(await itsColleagues(db, trajectory, word)),
    ...tasks,
    noteId: await aChangedNote(db, trajectory, word),
    appointmentId: (await anAppointment(db, trajectory, { word, client })).id,
    ...(await onePlainRecordOfEach(addTo(db), trajectory.id, word)),
    applicationId: application.id,
    applicationFileId: file_id,
    fileId: document.id,
    versionId: document.versionId,
    returnId: document.returnId,
    experienceId: (await make.anExperience(db, client, word)).id,
    studyId: (await make.aStudy(db, client, word)).id,
    ...(await itsInvoices(db, trajectory, word)),
    organisationId: organisation.id,
    templateId: (await aTemplate(db, organisation, { name: word })).id,
    surveyTemplateId: surveyTemplate.id,
    questionId: surveyTemplate.questions[0]?.id,
    surveyId: survey.id,
    surveyToken: survey.token,
    token: await aRequest(world, trajectory, document.versionId),
    ...(await itsPortal({ world, db }, trajectory, { word, email: client.email })),
    ...(await aWholeStudent(world, organisation, word)),
    personId: (await anAccount(db, { first_name: word, in: [['coordinator', organisation]] })).id,
    referenceItemId: await anOwnType(db, organisation, `${word} ${trajectory.id}`),
    mailId: await aRefusedMail(db, organisation, word),
    importId: await anImport(db, { organisation_id: organisation.id, person_id: client.id }),
  };
}

/** Somebody who helps, their team, and a request by them. */
async function itsColleagues(
  db: Db,
  trajectory: { id: number; organisation_id: number; counselor_id: number },
  word: string,
) {
  const { organisation_id } = trajectory;
  const organisation = { id: organisation_id };
  const colleague = await anAccount(db, { first_name: word, in: [['counselor', organisation]] });
  const name = `${word} ${trajectory.id}`;
  const members = [{ ...colleague, is_lead: true }];
  return {
    memberId: (await aMember(db, trajectory, { person: colleague })).id,
    teamId: (await aTeam(db, organisation, { name, members })).id,
    accessRequestId: (
      await anAccessRequest(db, { ...colleague, organisation_id }, { about: word, reason: word })
    ).id,
    handoverId: await aHandover(db, trajectory, colleague),
  };
}

const addTo = (db: Db) => async (table: string, values: object) => {
  const added = db.insertInto(table as 'tests').values(values as never);
  return (await added.returning('id').executeTakeFirstOrThrow()).id;
};

/** The import that a client came from. */
async function anImport(db: Db, own: { organisation_id: number; person_id: number }) {
  const { organisation_id } = own;
  const counts = { total: 1, new: 0, known: 1 };
  const { id: import_id } = await db
    .insertInto('imports')
    .values({ organisation_id, kind: 'clients', imported_at: new Date(), ...counts })
    .returning('id')
    .executeTakeFirstOrThrow();
  const did = { is_new: false, has_joined: false, has_waited: false, has_enrolled: false };
  await db
    .insertInto('imported_people')
    .values({ import_id, ...own, ...did })
    .execute();
  return import_id;
}

/** With an earlier text. */
async function aChangedNote(
  db: Db,
  trajectory: { id: number; counselor_id: number },
  word: string,
) {
  const { id } = await make.aNote(db, trajectory, word);
  const shown = { visible_employer: true, version: 2 };
  await db.updateTable('notes').set(shown).where('id', '=', id).execute();
  return id;
}

/** An item of a list that only this organisation has. */
async function anOwnType(db: Db, { id: organisation_id }: { id: number }, name: string) {
  const code = name.toLowerCase().replace(/\W/g, '_');
  const own = db.insertInto('file_types').values({ organisation_id, name, code });
  return (await own.returning('id').executeTakeFirstOrThrow()).id;
}

export type Ids = Awaited<ReturnType<typeof aWholeTrajectory>>;

/** Fills known ids into the path of a call; `give` provides the rest. */
export const addressWith = (
  path: string,
  known: Partial<Ids>,
  give: (value: Ids[keyof Ids] | undefined) => string,
) =>
  path.replace(/:(\w+)/g, (_, name: string) => {
    // A document is called a file in its path, and so is an attachment of an application.
    if (path.includes('/applications/') && name === 'fileId') return give(known.applicationFileId);
    if (/^\/evaluat(ions|e)\//.test(path) && name === 'fileId') return give(known.portfolioFileId);
    if (path.startsWith('/evaluate/') && name === 'token') return give(known.evaluateToken);
    if (path.startsWith('/profile/') && name === 'list') return give('skills');
    if (name === 'list') return give('file-types');
    if (path.includes('/reference/') && name === 'itemId') return give(known.referenceItemId);
    if (name === 'party') return give('client');
    if (path.startsWith('/surveys/')) return give(known.surveyToken);
    if (path.startsWith('/task-requests/')) return give(known.taskToken);
    return give(known[name as keyof Ids]);
  });
