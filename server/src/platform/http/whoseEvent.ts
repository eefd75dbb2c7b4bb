import { type RawBuilder, sql } from 'kysely';
import { onlyOrganisationOf } from '../events.ts';
import type { AnyCall } from './prepareCall.ts';

type Ids = Record<string, number | undefined>;
type Found = RawBuilder<number | null>;

/** What an address may name that belongs to an organisation. */
const owned = {
  templateId: 'document_templates',
  surveyTemplateId: 'survey_templates',
  productId: 'invoice_products',
  diplomaId: 'diplomas',
};
/** Whom an address may name; they may belong to several. */
const people = ['clientId', 'studentId', 'personId'];

/** The organisation whose event a call is: what it says itself, else what its address is about. */
export function whoseEvent(call: AnyCall, answer: unknown): number | Found {
  const { trajectory, evaluation, link, record, actor } = call;
  const { organisationId, ...ids } = call.params as Ids;
  const said = [
    trajectory?.organisation_id,
    evaluation?.organisation_id,
    record.organisation_id,
    organisationId,
    fieldOf(call.body, 'organisation_id'),
    fieldOf(fieldOf(answer, 'organisation'), 'id'),
  ].find((value) => typeof value === 'number');
  if (said) return said;
  // Who belongs to one organisation sees nobody but its people.
  const [only, ...others] = call.user?.organisation_ids ?? [];
  const isOfPeople = people.some((name) => ids[name]);
  if (only && others.length === 0 && isOfPeople) return only;
  const places = [
    ...(link?.trajectory_id ? [ownerOf('trajectories', link.trajectory_id)] : []),
    ...Object.entries(owned).flatMap(([name, table]) =>
      ids[name] ? [ownerOf(table, ids[name])] : [],
    ),
    ...people.flatMap((name) => (ids[name] ? [sharedWith(ids[name], call)] : [])),
    onlyOrganisationOf(actor.account_id),
  ];
  return sql<number | null>`coalesce(${sql.join(places)})`;
}

const ownerOf = (table: string, id: number): Found =>
  sql`(select organisation_id from ${sql.table(table)} where id = ${id})`;

const sharedWith = (account_id: number, { user }: AnyCall): Found =>
  sql`(select min(organisation_id) from memberships where account_id = ${account_id}
    and organisation_id = any(${user?.organisation_ids ?? []}::integer[]))`;

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null
    ? (value as Record<string, unknown>)[name]
    : undefined;
