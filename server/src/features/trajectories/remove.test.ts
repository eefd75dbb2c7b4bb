import { describe, expect, it } from 'vitest';
import { samples } from '../../platform/files/samples.testing.ts';
import { aDocument, aRequest } from '../../testing/documents.ts';
import { anAccount, anOrganisation, tokenOf } from '../../testing/factories.ts';
import { anInvoice, aProduct, aRow, makeFinal } from '../../testing/invoices.ts';
import { aSurvey, aSurveyTemplate } from '../../testing/surveys.ts';
import { testApp } from '../../testing/testApp.ts';
import { aNote, anApplication, aTest, aTrajectory } from '../../testing/trajectories.ts';
import { aFile, uploadTo } from '../../testing/upload.ts';
import { purgeTrajectories } from '../rights/rights.service.ts';

const { app, db, as, world } = await testApp();
const own = await anOrganisation(db);
const token = await tokenOf(world, await anAccount(db, { in: [['counselor', own]] }));

const fileCount = async () => (await db.selectFrom('files').select('id').execute()).length;

describe('deleting a trajectory', () => {
  it('[DASH-02] hides it everywhere at once, and its links die', async () => {
    const trajectory = await aTrajectory(db, own);
    const { id } = trajectory;
    const note = await aNote(db, trajectory);
    const link = { purpose: 'review-client', trajectory_id: id, token_hash: Buffer.from('a') };
    await db
      .insertInto('links')
      .values({ ...link, expires_at: new Date(Date.now() + 1e6) })
      .execute();
    expect((await as(token).delete(`/trajectories/${id}`)).statusCode).toBe(204);

    const path = `/trajectories/${id}`;
    for (const gone of ['', '/notes', '/tests', '/applications', '/dashboard'])
      expect((await as(token).get(path + gone)).statusCode, gone).toBe(404);
    expect((await as(token).delete(path)).statusCode).toBe(404);
    expect((await as(token).patch(`${path}/notes/${note.id}`, { note: 'x' })).statusCode).toBe(404);
    expect((await as(token).get('/trajectories')).json()).toMatchObject({
      data: [],
      meta: { total: 0 },
    });
    expect((await as(token).get('/trajectories?q=fatima')).json().data).toEqual([]);
    const { revoked_at } = await db.selectFrom('links').selectAll().executeTakeFirstOrThrow();
    expect(revoked_at).not.toBeNull();
    expect((await as(token).get(`/clients/${trajectory.client_id}`)).statusCode).toBe(200);
  });

  it('erases it with its files thirty days later, and not a day before', async () => {
    const trajectory = await aTrajectory(db, own);
    await aNote(db, trajectory);
    await aTest(db, trajectory);
    const application = await anApplication(db, trajectory);
    const path = `/trajectories/${trajectory.id}/applications/${application.id}/files`;
    const file = (
      await uploadTo(app, token)(path, { file: aFile(samples.pdf, 'brief.pdf') })
    ).json();
    const document = await aDocument(world, trajectory);
    const asked = await aRequest(world, trajectory, document.versionId);
    const survey = await aSurvey(world, trajectory, await aSurveyTemplate(db, own));
    const invoice = await anInvoice(db, trajectory);
    await aRow(db, invoice, { product: await aProduct(db, own) });
    await makeFinal(db, invoice);
    await anInvoice(db, trajectory);
    const kept = await aTrajectory(db, own);
    await aDocument(world, kept);
    const filesBefore = await fileCount();
    await as(token).delete(`/trajectories/${trajectory.id}`);

    const inDays = (days: number) => () => new Date(Date.now() + days * 86_400_000);
    const left = async () =>
      (await db.selectFrom('trajectories').select('id').execute()).map(({ id }) => id);
    await purgeTrajectories(db, inDays(29));
    expect(await left()).toContain(trajectory.id);
    await purgeTrajectories(db, inDays(31));
    expect(await left()).not.toContain(trajectory.id);
    expect(await left()).toContain(kept.id);
    const files = await db.selectFrom('files').where('id', '=', file.id).selectAll().execute();
    expect(files).toEqual([]);
    expect(await fileCount()).toBe(filesBefore - 3);
    expect(await db.selectFrom('approval_requests').selectAll().execute()).toEqual([]);
    expect((await as().get(`/approval-request/${asked}`)).statusCode).toBe(404);
    expect(await db.selectFrom('surveys').selectAll().execute()).toEqual([]);
    expect((await as().get(`/surveys/${survey.token}`)).statusCode).toBe(404);
    // The law requires what was billed; a draft billed nothing.
    expect(await db.selectFrom('invoices').select(['id', 'trajectory_id']).execute()).toEqual([
      { id: invoice.id, trajectory_id: null },
    ]);
  });
});
