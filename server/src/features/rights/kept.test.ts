import { beforeEach, describe, expect, it } from 'vitest';
import { anAccount, tokenOf } from '../../testing/factories.ts';
import { anInvoice, aProduct, aRow } from '../../testing/invoices.ts';
import { aSurveyDesk, filler } from '../../testing/surveyDesk.ts';
import { aSurveyTemplate } from '../../testing/surveys.ts';
import { testApp } from '../../testing/testApp.ts';
import { aTrajectory } from '../../testing/trajectories.ts';
import { removeForGood } from './removal.ts';
import { keepToPeriods } from './retention.ts';

const app = await testApp();
const { db, as, world } = app;
const { aCase, own, token } = await aSurveyDesk(app);
const { submit } = filler(app);
const admin = await tokenOf(world, await anAccount(db, { in: [['admin', own]] }));

beforeEach(async () => {
  await db.deleteFrom('call_counts').execute();
});

const kept = async () =>
  (await as(admin).get(`/organisations/${own.id}/kept-invoices`)).json().data as { id: number }[];

describe('answers to surveys', () => {
  it('count the same before and after somebody was erased, without their own words', async () => {
    const template = await aSurveyTemplate(db, own);
    const [likert, multiple, open, scale] = template.questions;
    const answers = (n: number) => [
      { survey_question_id: likert?.id, answer: likert?.options[n % 2] },
      {
        survey_question_id: multiple?.id,
        answer: JSON.stringify({ checkboxes: [multiple?.options[0]], other: `De hond van ${n}` }),
      },
      { survey_question_id: open?.id, answer: `Mijn buurvrouw ${n}` },
      { survey_question_id: scale?.id, answer: n + 3 },
    ];
    const cases = [];
    for (let n = 0; n < 6; n++) {
      const one = await aCase({ state: 'completed_internal' });
      const { id, link } = await one.sent('client', template);
      expect((await submit(link, answers(n))).statusCode).toBe(204);
      cases.push({ ...one, results: `${one.surveys}/${id}/results` });
    }
    const [first, last] = [cases[0], cases[5]];
    const overall = async () => (await as(token).get(first?.results ?? '')).json().overall;
    const before = await overall();
    expect(before.answered).toBe(6);
    const name = 'Fatima El Amrani';
    const erased = await as(admin).post(`/people/${last?.client_id}/erase`, { name });
    expect(erased.statusCode).toBe(204);

    expect(await overall()).toEqual(before);
    const rest = JSON.stringify([
      await db.selectFrom('survey_answers').selectAll().execute(),
      await db.selectFrom('surveys').selectAll().execute(),
    ]);
    expect(rest).toContain('De hond van 0');
    expect(rest).not.toMatch(/De hond van 5|Mijn buurvrouw 5/);
    expect(rest).not.toContain(last?.emails.client);
  });
});

describe('an invoice', () => {
  async function anOldOne(invoice_date: string) {
    const trajectory = await aTrajectory(db, own, { deleted_at: new Date() });
    const invoice = await anInvoice(db, trajectory, { invoice_date });
    const draft = await anInvoice(db, trajectory);
    const product = await aProduct(db, own, { name: `Coaching ${invoice.id}` });
    await aRow(db, invoice, { product });
    return { invoice, draft, trajectory };
  }
  const ids = async () =>
    (await db.selectFrom('invoices').select('id').execute()).map(({ id }) => id);

  it('outlives its trajectory, unless it has no rows', async () => {
    const { invoice, draft, trajectory } = await anOldOne('2026-11-03');
    expect((await kept()).map(({ id }) => id)).toContain(invoice.id);
    await removeForGood(db, [trajectory.id]);
    expect(await ids()).toContain(invoice.id);
    expect(await ids()).not.toContain(draft.id);
    expect((await kept()).map(({ id }) => id)).toContain(invoice.id);
  });

  it('stays until seven years after the end of its year, and then goes', async () => {
    const { invoice, trajectory } = await anOldOne('2019-01-15');
    const { invoice: alive } = await anOldOne('2019-12-31');
    await removeForGood(db, [trajectory.id]);
    await keepToPeriods(world, () => new Date('2026-12-31T22:00:00Z'));
    expect(await ids()).toContain(invoice.id);
    await keepToPeriods(world, () => new Date('2027-01-01T12:00:00Z'));
    expect(await ids()).not.toContain(invoice.id);
    expect(await ids()).toContain(alive.id);
    const events = db.selectFrom('events').where('action', '=', 'rights.sweep');
    expect(await events.select(['organisation_id', 'record']).execute()).toMatchObject([
      { organisation_id: own.id, record: { invoices: 1 } },
    ]);
  });

  it('[ADM-08] is shown only to admins of its own organisation', async () => {
    const { invoice } = await anOldOne('2026-11-03');
    const path = `/organisations/${own.id}/kept-invoices`;
    for (const one of [path, `${path}/${invoice.id}/download`])
      expect((await as(token).get(one)).statusCode).toBe(404);
    const asked = await as(admin).get(`${path}/${invoice.id}/download`);
    expect(asked.json().errors).toContain(
      'Het IBAN van de organisatie ontbreekt. Een beheerder kan dat invullen.',
    );
  });
});
