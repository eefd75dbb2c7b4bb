import { type DayScope, dayScopes } from '@traject/contract/common/dayScopes';
import { idOf } from '../../platform/search.ts';

export type DaySearch = { scope?: DayScope | undefined; team_id?: number | undefined };

/** As it stands in the address, so it may be none. */
export const scopeIn = (given: unknown) => dayScopes.find((scope) => scope === given);

export const daySearch = ({ scope, team_id }: Record<string, unknown>): DaySearch => ({
  scope: scopeIn(scope),
  team_id: idOf(team_id),
});
