import { beforeEach, describe, expect, it } from 'vitest';
import { anAccount, tokenOf } from '../../testing/factories.ts';
import { anInvoice, aProduct, aRow, makeFinal } from '../../testing/invoices.ts';
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

describe('what the bank told', () => {
  beforeEach(async () => {
    for (const table of ['payments', 'bank_files', 'retention_periods'] as const)
      await db.deleteFrom(table).execute();
  });
  const statement = (day: string) =>
    db
      .insertInto('bank_files')
      .values({
        organisation_id: own.id,
        name: 'afschrift.xml',
        lines: 1,
        fresh: 1,
        created_at: new Date(day),
      })
      .returning('id')
      .executeTakeFirstOrThrow();

  /** A line of that day, with what it paid of each of these invoices. */
  async function aLine(booked_on: string, bank_file_id: number, ...paid: { id: number }[]) {
    const of = { organisation_id: own.id, bank_file_id, key: `${Math.random()}` };
    const { id: bank_line_id } = await db
      .insertInto('bank_lines')
      .values({
        ...of,
        account: 'NL91ABNA0417164300',
        booked_on,
        amount: 1000 * (paid.length || 1),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    for (const { id: invoice_id } of paid)
      await db
        .insertInto('payments')
        .values({ ...paidOn(booked_on), created_at: new Date(booked_on), invoice_id, bank_line_id })
        .execute();
    return bank_line_id;
  }
  const paidOn = (paid_on: string) => ({ organisation_id: own.id, amount: 1000, paid_on });

  /** Of an erased trajectory, or of one that is still there. */
  async function aFinal(invoice_date: string, erased = true) {
    const trajectory = await aTrajectory(db, own);
    const invoice = await anInvoice(db, trajectory, { invoice_date });
    const product = await aProduct(db, own, { name: `P ${invoice.id}` });
    await aRow(db, invoice, { product, unit_price: 1000, vat_percentage: 0 });
    await makeFinal(db, invoice, new Date(invoice_date));
    if (erased) await removeForGood(db, [trajectory.id]);
    return invoice;
  }
  const left = async (table: 'bank_lines' | 'bank_files' | 'invoices') =>
    (await db.selectFrom(table).orderBy('id').select('id').execute()).map(({ id }) => id);
  const openLines = async () => {
    const finance = as(await tokenOf(world, await anAccount(db, { in: [['finance', own]] })));
    const { data } = (await finance.get(`/organisations/${own.id}/bank-lines?state=open`)).json();
    return data as unknown[];
  };

  it('goes with the invoices of its year, and never looks open again', async () => {
    const [old, late, stays] = [
      await aFinal('2019-03-01'),
      await aFinal('2019-12-20'),
      await aFinal('2019-03-01', false),
    ];
    const [then, later] = [await statement('2019-04-01'), await statement('2020-01-31')];
    const gone = await aLine('2019-03-15', then.id, old);
    const loose = await aLine('2019-03-16', then.id);
    const afterwards = await aLine('2020-01-04', later.id, late);
    await keepToPeriods(world, () => new Date('2026-12-31T22:00:00Z'));
    expect(await left('bank_lines')).toEqual([gone, loose, afterwards]);

    await keepToPeriods(world, () => new Date('2027-01-01T12:00:00Z'));
    expect(await left('bank_lines'), 'what was paid in 2020 is of 2020').toEqual([afterwards]);
    expect(await left('bank_files')).toEqual([later.id]);
    expect(await left('invoices')).not.toContain(old.id);
    expect(await left('invoices')).toEqual(expect.arrayContaining([late.id, stays.id]));
    expect(await openLines()).toEqual([]);

    await db.deleteFrom('retention_periods').execute();
    await keepToPeriods(world, () => new Date('2028-01-01T12:00:00Z'));
    expect(await left('bank_lines')).toEqual([]);
    expect(await left('bank_files')).toEqual([]);
    expect(await left('invoices')).not.toContain(late.id);
  });

  it('stays as long as it also paid for an invoice that stays', async () => {
    const [old, stays] = [await aFinal('2019-03-01'), await aFinal('2019-03-01', false)];
    const shared = await aLine('2019-03-15', (await statement('2019-04-01')).id, old, stays);
    const fresh = await statement('2026-12-31');
    await keepToPeriods(world, () => new Date('2027-01-01T12:00:00Z'));
    expect(await left('invoices')).not.toContain(old.id);
    expect(await left('bank_lines')).toEqual([shared]);
    expect(await left('bank_files'), 'that nothing was new in it is told').toContain(fresh.id);
    expect(await openLines()).toEqual([]);
  });
});
