import { useQuery } from '@tanstack/react-query';
import { meQuery } from '../../platform/session.ts';
import { usePlaces } from '../../platform/usePlaces.ts';

/** The organisations whose trajectories the reader sees, and as which counselor. */
export function useOwnParts() {
  const { data: me } = useQuery(meQuery);
  const counselor = me?.account_types.find(({ code }) => code === 'counselor');
  return {
    organisations: usePlaces('invoicing'),
    isCounselor: counselor !== undefined,
    asCounselor: counselor?.person.id,
  };
}
