import type { PageQuery } from '@traject/contract/common/page';
import type { BankLine, BankLineState } from '@traject/contract/payments';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import { notFound } from '../../platform/http/errors.ts';
import { offsetOf } from '../../platform/http/page.ts';

export type LineKey = { organisationId: number; bankLineId: number };
export type StoredLine = Omit<BankLine, 'proposal'>;

/** Bank lines `b`, each with what was booked of it `d`. */
const withBooked = (db: Db) =>
  db.selectFrom('bank_lines as b').innerJoinLateral(
    ({ selectFrom }) =>
      selectFrom('payments as p')
        .whereRef('p.bank_line_id', '=', 'b.id')
        .where('p.undone_at', 'is', null)
        .select(sql<number>`coalesce(sum(p.amount), 0)::bigint`.as('booked'))
        .as('d'),
    (join) => join.onTrue(),
  );

const state = sql<BankLineState>`(case when b.set_aside_at is not null then 'set_aside'
  when d.booked = b.amount then 'booked' else 'open' end)`;

/**
 * Whether an earlier file told of the same booking, perhaps in other words: as much on the same day
 * and account. Over bank lines `b`, one look in the index for each.
 */
export const repeated = sql<boolean>`exists (select from bank_lines o
  where o.organisation_id = b.organisation_id and o.booked_on = b.booked_on
    and o.amount = b.amount and o.account = b.account
    and o.bank_file_id < b.bank_file_id)`;

type Booked = StoredLine['payments'][number];

const payments = sql<Booked[]>`coalesce((
  select json_agg(json_build_object('id', p.id, 'amount', p.amount, 'invoice',
    json_build_object('id', i.id, 'trajectory_id', i.trajectory_id,
      'invoice_number', i.invoice_number, 'billed_name', coalesce(i.billed_name, '')))
    order by p.id)
  from payments p join invoices i on i.id = p.invoice_id
  where p.bank_line_id = b.id and p.undone_at is null), '[]')`;

const wholeLines = (db: Db) =>
  withBooked(db)
    .select(['b.id', 'b.account', 'b.booked_on', 'b.amount', 'b.name', 'b.iban', 'b.description'])
    .select([state.as('state'), payments.as('payments'), repeated.as('repeated')])
    .select(sql<number>`(b.amount - d.booked)::bigint`.as('left'));

type Listed = { state: BankLineState; page: PageQuery };

/** What came in first: what went out is seldom for an invoice. */
export async function listLines(db: Db, organisationId: number, { state: asked, page }: Listed) {
  const isAsked = sql<boolean>`(b.organisation_id = ${organisationId} and ${state} = ${asked})`;
  const [data, { total }] = await Promise.all([
    wholeLines(db)
      .where(isAsked)
      .orderBy(sql`b.amount < 0`)
      .orderBy('b.booked_on', 'desc')
      .orderBy('b.id', 'desc')
      .limit(page.per_page)
      .offset(offsetOf(page))
      .execute(),
    withBooked(db)
      .where(isAsked)
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  return { data, total };
}

export const findLine = (db: Db, { organisationId, bankLineId }: LineKey): Promise<StoredLine> =>
  wholeLines(db)
    .where('b.organisation_id', '=', organisationId)
    .where('b.id', '=', bankLineId)
    .executeTakeFirstOrThrow(notFound);

/** Locked, with what is left of it while nobody else books. */
export async function lockLine(db: Db, key: LineKey) {
  await db
    .selectFrom('bank_lines')
    .where('organisation_id', '=', key.organisationId)
    .where('id', '=', key.bankLineId)
    .select('id')
    .forUpdate()
    .executeTakeFirstOrThrow(notFound);
  return findLine(db, key);
}

export const setAsideAt = (db: Db, id: number, set_aside_at: Date | null) =>
  db.updateTable('bank_lines').set({ set_aside_at }).where('id', '=', id).execute();
