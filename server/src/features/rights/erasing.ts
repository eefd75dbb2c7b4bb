import { firstLanguage, type Language } from '@traject/contract/common/languages';
import type { Erasure } from '@traject/contract/rights';
import { isSelf } from '../../platform/access/access.ts';
import type { PersonScope } from '../../platform/access/scope.ts';
import type { User } from '../../platform/access/session.ts';
import type { Db } from '../../platform/database/db.ts';
import { notFound, unprocessable } from '../../platform/http/errors.ts';
import type { World } from '../../platform/program/world.ts';
import { type ErrorKey, sentence } from '../../platform/texts/texts.ts';
import { isLastAdmin, lockOrganisation } from '../people/people.service.ts';
import * as erased from './erased.queries.ts';
import { countAll, findKnown, lockKnown, openTies, type Place } from './erasing.queries.ts';
import { removeForGood } from './removal.ts';

type Asking = { person: PersonScope; user: User };

/** What it would do, and why it cannot be done, if it cannot. */
export async function previewErasure(
  { clock }: World,
  db: Db,
  { person, user, language }: Asking & { language: Language },
): Promise<Erasure> {
  const { name, account_id } = await findKnown(db, person.id);
  const { invoices, surveys, written, portfolios, ...goes } = await countAll(db, person);
  const refusals = await refusalsOf(db, { person, user, now: clock() });
  return {
    name,
    refusals: refusals.map((key) => sentence(language, key)),
    has_account: account_id !== null,
    goes,
    stays: { invoices, surveys, written, portfolios },
  };
}

/** If two people erase somebody at once, the second finds nobody. */
export async function erasePerson(
  { clock }: World,
  db: Db,
  { person, user, name }: Asking & { name: string },
) {
  const known = await lockPerson(db, person);
  if (known.erased_at) throw notFound();
  if (!isSame(name, known.name)) throw unprocessable('rights.other_name', { name: known.name });
  const [refusal] = await refusalsOf(db, { person, user, now: clock() });
  if (refusal) throw unprocessable(refusal);
  await eraseIn(db, person, { known, now: clock() });
}

/** Locked until decided, so that nobody adds to their data or resumes a trajectory. */
export async function lockPerson(db: Db, place: Place) {
  await lockOrganisation(db, place.organisation_id);
  const known = await lockKnown(db, place.id);
  return { ...known, trajectoryIds: await erased.lockTrajectories(db, place) };
}

type Locked = Awaited<ReturnType<typeof lockPerson>>;

/** Everything about somebody in this organisation, and their account if no other knows it. */
export async function eraseIn(db: Db, place: Place, { known, now }: { known: Locked; now: Date }) {
  await removeForGood(db, known.trajectoryIds);
  await erased.dropSchooling(db, known, place);
  await erased.dropMemberships(db, place);
  await erased.dropLooseTasks(db, place);
  await erased.dropRequests(db, known, place);
  await erased.dropAppointments(db, place);
  await erased.dropMails(db, known, place);
  await erased.dropKeptAnswers(db, place);
  await erased.dropName(db, known, place);
  await erased.dropWriter(db, place);
  await erased.dropAddress(db, known, place);
  await erased.dropPortfolio(db, place.id);
  await erased.emptyRecord(db, place.id, now);
  await erased.dropPoints(db, known.trajectoryIds, place);
  if (known.account_id) await erased.dropLoneAccount(db, known.account_id);
}

async function refusalsOf(
  db: Db,
  { person, user, now }: Asking & { now: Date },
): Promise<ErrorKey[]> {
  const { client, counselor, evaluator } = await openTies(db, person, now);
  const lastAdmin = await isLastAdmin(db, person);
  const reasons: [boolean, ErrorKey][] = [
    [isSelf(user, person.id), 'rights.self'],
    [lastAdmin, 'person.last_admin'],
    [client, 'rights.open_trajectory'],
    [counselor, 'person.has_open_trajectories'],
    [evaluator, 'person.has_evaluations'],
  ];
  return reasons.filter(([holds]) => holds).map(([, key]) => key);
}

const isSame = (one: string, other: string) =>
  one.trim().toLocaleLowerCase(firstLanguage) === other.trim().toLocaleLowerCase(firstLanguage);
