import { linkRoles } from '@traject/contract/common/evaluationRoles';
import { type SqlBool, sql } from 'kysely';
import type { Link } from '../../platform/access/links.ts';
import { deadLink } from '../../platform/http/errors.ts';
import type { Viewer } from '../evaluations/evaluations.service.ts';

/** Who has the link, and when they use it. */
export type Holder = { person_id: number; link_id: number; now: Date };

export function holderOf({ id: link_id, person_id }: Link, now: Date): Holder {
  if (!person_id) throw deadLink();
  return { person_id, link_id, now };
}

const nobody = sql<SqlBool>`false`;
const roles: readonly string[] = linkRoles;

/** An evaluator in the roles that a link serves; whatever else they are, they are not here. */
export const viewerOf = ({ person_id }: Pick<Holder, 'person_id'>): Viewer => ({
  is: (column) => {
    const [evaluation, name] = column.split('.');
    if (name !== 'evaluator_id') return nobody;
    return sql<SqlBool>`(${sql.ref(column)} = ${person_id}
      and ${sql.ref(`${evaluation}.role`)} = any(${roles}))`;
  },
  oversees: () => nobody,
});
