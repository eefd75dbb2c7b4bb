import { useQuery } from '@tanstack/react-query';
import type { Ability } from '@traject/contract/common/access';
import { meQuery } from './session.ts';

/** Whether the signed-in account may do this; the server holds the same answer. */
export function useCan(ability: Ability) {
  const { data: me } = useQuery(meQuery);
  return me?.abilities.includes(ability) ?? false;
}
