import type { Updateable } from 'kysely';
import type { Db } from '../platform/database/db.ts';
import type { Tables } from '../platform/database/tables.gen.ts';
import { anAccount, tokenOf } from './factories.ts';
import { aDraft, anInvoicingOrganisation } from './invoices.ts';
import type { OpenedApp } from './openApp.ts';
import { aTrajectory } from './trajectories.ts';

/** A Wednesday morning. */
export const made = new Date('2026-11-04T10:00:00+01:00');
/** Fourteen days later it is to be paid; this counts from there. */
export const overdue = (days: number) =>
  new Date(new Date('2026-11-18T10:00:00+01:00').getTime() + days * 86_400_000);

type Draft = Parameters<typeof aDraft>[2];

/** An office that mails its invoices, and what it does with them. */
export async function anInvoiceDesk({ db, as, world, time }: OpenedApp, name?: string) {
  time.now = made;
  const own = await anInvoicingOrganisation(db, name);
  const account = await anAccount(db, { in: [['finance', own]] });
  /** A session does not last for weeks. */
  const finance = async () => as(await tokenOf(world, account));
  const trajectory = await aTrajectory(db, own);
  const payer = { name: 'Zorggroep De Linde', email: 'facturen@linde.example' };
  const known = { kvk_number: '30123456', reference: 'L-7' };
  const { id: payer_id } = await db
    .insertInto('payers')

    .values({ ...payer, ...known, organisation_id: own.id })
    .returning('id')
    .executeTakeFirstOrThrow();
  const aFinal = async (given: Draft = {}) => {
    const asked = { invoice_date: '2026-11-04', payer_id, ...given };
    const { id, path } = await aDraft(db, trajectory, asked);
    await (await finance()).post(`${path}/final`, {});
    return { id, path };
  };
  const aSent = async (given: Draft = {}) => {
    const invoice = await aFinal(given);
    const body = { kind: 'invoice', email: payer.email, text: 'Hierbij de factuur.' };
    await (await finance()).post(`${invoice.path}/mails`, body);
    return invoice;
  };
  const reminders = `/organisations/${own.id}/invoice-reminders`;
  return { own, finance, trajectory, payer, aFinal, aSent, reminders, ...books(db, own.id) };
}

const books = (db: Db, organisation_id: number) => ({
  pay: (invoice_id: number, amount = 12_100) =>
    db
      .insertInto('payments')
      .values({ organisation_id, invoice_id, amount, paid_on: '2026-11-25' })
      .execute(),
  set: (values: Updateable<Tables['invoice_settings']>) =>
    db
      .updateTable('invoice_settings')
      .set(values)
      .where('organisation_id', '=', organisation_id)
      .execute(),
});
