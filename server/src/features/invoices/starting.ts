import type { TrajectoryScope } from '../../platform/access/scope.ts';
import type { Db } from '../../platform/database/db.ts';
import { today } from '../../platform/program/clock.ts';
import type { World } from '../../platform/program/world.ts';
import { texts } from '../../texts.ts';
import { languageOf } from '../organisations/organisations.service.ts';
import { billedClient, lastBilled } from './billed.queries.ts';
import { nextNumber } from './numbers.ts';
import { findSettings } from './settings.queries.ts';

type Billed = Pick<TrajectoryScope, 'id' | 'organisation_id' | 'client_id'>;

const nobodyKnown = {
  billed_vat_number: '',
  payer_id: null,
  payer_reference: '',
  e_invoice: 'none' as const,
};

/** What a new invoice starts with: the next number, and the last payer or the client. */
export async function firstValues({ clock }: World, db: Db, trajectory: Billed) {
  const { organisation_id } = trajectory;
  const year = Number(today(clock).slice(0, 4));
  return {
    ...nobodyKnown,
    ...((await lastBilled(db, trajectory.id)) ?? (await billedClient(db, trajectory.client_id))),
    invoice_number: await nextNumber(db, { organisation_id, year }),
    concerns: await concernsOf(db, trajectory),
  };
}

/** Whom it concerns, no more openly than the organisation chose: a payer need not know a name. */
async function concernsOf(db: Db, { id, organisation_id, client_id }: Billed) {
  const { concerns } = await findSettings(db, organisation_id);
  if (concerns === 'nothing') return '';
  const say = texts[await languageOf(db, organisation_id)].words.invoices;
  if (concerns === 'trajectory') return say.trajectory(id);
  const { billed_name } = await billedClient(db, client_id);
  return concerns === 'client' ? billed_name : initialsOf(billed_name);
}

const initialsOf = (name: string) =>
  name
    .split(/\s+/)
    .map(([first = '']) => `${first.toUpperCase()}.`)
    .join('');
