import { useQuery } from '@tanstack/react-query';
import { type Ability, abilities } from '@traject/contract/common/access';
import { meQuery } from './session.ts';

/** The organisations where the reader may do this. */
export function usePlaces(ability: Ability) {
  const { data: me } = useQuery(meQuery);
  const types: readonly string[] = abilities[ability];
  const there = me?.account_types.filter(({ code }) => types.includes(code)) ?? [];
  const byId = new Map(there.map(({ organisation }) => [organisation.id, organisation]));
  return [...byId.values()];
}
