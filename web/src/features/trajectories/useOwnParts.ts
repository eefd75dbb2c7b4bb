import { useQuery } from '@tanstack/react-query';
import { abilities } from '@traject/contract/common/access';
import { meQuery } from '../../platform/session.ts';

const guides: readonly string[] = abilities.trajectories;

/** The organisations where the reader works with trajectories, and as which counselor. */
export function useOwnParts() {
  const { data: me } = useQuery(meQuery);
  const parts = me?.account_types ?? [];
  const places = parts.filter(({ code }) => guides.includes(code));
  const byId = new Map(places.map(({ organisation }) => [organisation.id, organisation]));
  const counselor = parts.find(({ code }) => code === 'counselor');
  return {
    organisations: [...byId.values()],
    isCounselor: counselor !== undefined,
    asCounselor: counselor?.person.id,
  };
}
