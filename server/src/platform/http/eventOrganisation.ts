import { type RawBuilder, sql } from 'kysely';
import { organisationIn } from '../access/scope.ts';
import type { AnyCall } from './call.ts';

type Ids = Record<string, number | undefined>;
type Found = RawBuilder<number | null>;

/** What a path may name that belongs to an organisation. */
const owned = {
  templateId: 'document_templates',
  surveyTemplateId: 'survey_templates',
  actionPlanId: 'action_plans',
  productId: 'invoice_products',
  diplomaId: 'diplomas',
};

/**
 * The organisation that the event of a call belongs to: the one the call names, else the one its
 * path is about, else the caller's only one. None if it concerns the account itself.
 */
export function eventOrganisation(call: AnyCall, answer: unknown): number | Found | undefined {
  const { link, record, user, party } = call;
  const ids = call.params as Ids;
  const said = [
    organisationIn(call) ?? party?.organisation_id,
    record.organisation_id,
    fieldOf(call.body, 'organisation_id'),
    user?.organisation_ids.find((id) => id === fieldOf(call.query, 'organisation_id')),
    fieldOf(fieldOf(answer, 'organisation'), 'id'),
  ].find((value) => typeof value === 'number');
  if (said) return said;
  const [only, ...others] = user?.organisation_ids ?? [];
  if (only && others.length === 0) return only;
  if (link?.trajectory_id) return ownerOf('trajectories', link.trajectory_id);
  if (link?.person_id || link?.portal_session_id) return link.organisation_id ?? undefined;
  const place = Object.entries(owned).find(([name]) => ids[name]);
  return place ? ownerOf(place[1], ids[place[0]] ?? 0) : undefined;
}

const ownerOf = (table: string, id: number): Found =>
  sql`(select organisation_id from ${sql.table(table)} where id = ${id})`;

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null
    ? (value as Record<string, unknown>)[name]
    : undefined;
