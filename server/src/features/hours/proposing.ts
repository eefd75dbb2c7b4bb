import { lineTotal } from '@traject/contract/common/money';
import type { ProposedRow } from '@traject/contract/hours';
import type { Db } from '../../platform/database/db.ts';
import { texts } from '../../texts.ts';
import { addRow, day, lockDraft, refuseTooMany } from '../invoices/invoices.service.ts';
import { languageOf } from '../organisations/organisations.service.ts';
import { bill } from './hours.queries.ts';
import { billableOf, lockAgreed, type Proposed } from './proposal.queries.ts';

type Place = { trajectoryId: number; organisation_id: number; until: string };

/** The rows that an invoice of this trajectory could have. */
export async function propose(db: Db, place: Place): Promise<ProposedRow[]> {
  const say = await wordsFor(db, place);
  const found = await billableOf(db, place.trajectoryId, place.until);
  return found.map((one) => ({ ...one, total: lineTotal(one), text: say(one) }));
}

async function wordsFor(db: Db, { organisation_id }: Place) {
  const language = await languageOf(db, organisation_id);
  const say = texts[language].words.hours;
  const on = (date: string) => day(date, language);
  return ({ kind, first_on, last_on }: Proposed) => {
    if (kind === 'fixed' || !first_on || !last_on) return '';
    return first_on === last_on ? say.on(on(first_on)) : say.from(on(first_on), on(last_on));
  };
}

type Taking = { key: { trajectoryId: number; invoiceId: number }; until: string };

/** Adds them to a draft, each once: whoever comes at the same time finds nothing left. */
export async function takeRows(
  db: Db,
  { key, until, only }: Taking & { only?: number[] | undefined },
) {
  const locked = await lockAgreed(db, key.trajectoryId);
  const { id: invoice_id, organisation_id } = await lockDraft(db, key);
  const place = { trajectoryId: key.trajectoryId, organisation_id, until };
  const say = await wordsFor(db, place);
  const found = await billableOf(db, key.trajectoryId, until);
  const wanted = found.filter(
    ({ agreed_product_id: id }) => locked.includes(id) && (!only || only.includes(id)),
  );
  await refuseTooMany(db, invoice_id, wanted.length);
  for (const one of wanted) {
    const { trajectory_id: _of, kind: _kind, hours_ids, first_on: _f, last_on: _l, ...row } = one;
    const { id } = await addRow(db, { ...row, text: say(one), organisation_id, invoice_id });
    if (hours_ids.length > 0) await bill(db, hours_ids, id);
  }
  return wanted.length;
}
