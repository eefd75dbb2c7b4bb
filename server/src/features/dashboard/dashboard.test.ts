import { dashboard } from '@traject/contract/dashboard';
import { expect, it } from 'vitest';
import { aMember } from '../../testing/colleagues.ts';
import { aDocument } from '../../testing/documents.ts';
import { anAccount, anOrganisation, tokenOf } from '../../testing/factories.ts';
import { anInvoice } from '../../testing/invoices.ts';
import { aSurvey, aSurveyTemplate } from '../../testing/surveys.ts';
import { testApp } from '../../testing/testApp.ts';
import * as make from '../../testing/trajectories.ts';

const { db, as, world } = await testApp();
const own = await anOrganisation(db);
const token = await tokenOf(world, await anAccount(db, { in: [['counselor', own]] }));

it('[DASH-01] gives the first paint in one call, each part as its own call gives it', async () => {
  const trajectory = await make.aTrajectory(db, own);
  const client = { id: trajectory.client_id };
  for (let n = 0; n < 7; n++)
    await make.anApplication(db, trajectory, { date: `2026-11-0${n + 1}` });
  for (let n = 0; n < 6; n++) await aDocument(world, trajectory);
  for (let n = 0; n < 6; n++) await anInvoice(db, trajectory);
  await make.aNote(db, trajectory);
  await make.aTest(db, trajectory);
  await aMember(db, trajectory);
  await make.anExperience(db, client);
  await make.aStudy(db, client);
  await aSurvey(world, trajectory, await aSurveyTemplate(db, own));

  const path = `/trajectories/${trajectory.id}`;
  const theirs = `/clients/${client.id}`;
  const elsewhere: Record<string, string> = {
    experience: `${theirs}/experience`,
    studies: `${theirs}/studies`,
    documents: `${path}/files?per_page=5`,
    applications: `${path}/applications?per_page=5`,
    invoices: `${path}/invoices?per_page=5`,
  };
  const get = async (url: string) => (await as(token).get(url)).json();
  const answer = await get(`${path}/dashboard`);
  expect(dashboard.parse(answer)).toEqual(answer);
  const { counts, trajectory: shown, client: shownClient, members, shared, ...panels } = answer;
  expect([shown, shownClient]).toEqual([await get(path), await get(theirs)]);
  expect(members).toEqual(await get(`${path}/members`));
  expect(shared).toEqual(await get(`${path}/portal`));
  expect(Object.keys(panels).sort()).toEqual(Object.keys(counts).sort());
  for (const [name, panel] of Object.entries(panels))
    expect(panel, name).toEqual(
      await get(elsewhere[name] ?? `${path}/${name.replaceAll('_', '-')}`),
    );
  expect(counts).toMatchObject({
    ...{ notes: 1, experience: 1, studies: 1, tests: 1, surveys: 1 },
    ...{ documents: 6, applications: 7, invoices: 6 },
  });
  expect(answer.applications.data).toHaveLength(5);
  expect(answer.documents.data).toHaveLength(5);
});

it('records who opened it', async () => {
  const { id } = await make.aTrajectory(db, own);
  await as(token).get(`/trajectories/${id}/dashboard`);
  const events = db.selectFrom('events').where('action', '=', 'dashboard.get').selectAll();
  expect((await events.execute()).at(-1)?.record).toEqual({ trajectoryId: String(id) });
});

it('adds only one event within a quarter of an hour, however often the same person opens it', async () => {
  const { id } = await make.aTrajectory(db, own);
  for (const _ of [1, 2, 3]) await as(token).get(`/trajectories/${id}/dashboard`);
  const opened = await db
    .selectFrom('events')
    .where('action', '=', 'dashboard.get')
    .where('record', '=', JSON.stringify({ trajectoryId: String(id) }) as never)
    .select('id')
    .execute();
  // Two if the clock passes a quarter of an hour in between.
  expect([1, 2]).toContain(opened.length);
});
