import { queryOptions, useQuery } from '@tanstack/react-query';
import { teamsApi } from '@traject/contract/teams';
import { call } from './api.ts';
import { useTranslation } from './i18n.ts';
import type { Choices } from './reference.ts';

const teamsQuery = queryOptions({
  queryKey: ['reference', 'teams'],
  queryFn: ({ signal }) => call(teamsApi.choices, { signal }),
  staleTime: 5 * 60_000,
});

/** Colleagues to choose from, with those who are in a team with somebody apart and first. */
export function useByTeam(colleagues: Choices, personId: number | undefined) {
  const { t } = useTranslation();
  const { data: teams = [] } = useQuery({ ...teamsQuery, enabled: personId !== undefined });
  const own = teams.filter(({ member_ids }) => member_ids.some((id) => id === personId));
  const mates = new Set(own.flatMap(({ member_ids }) => member_ids.map(String)));
  const [near, far] = [true, false].map((isNear) =>
    colleagues.filter(({ value }) => mates.has(value) === isNear),
  );
  if (!near?.length || !far?.length) return colleagues;
  return [
    { group: t('controls.team.same'), items: near },
    { group: t('controls.team.others'), items: far },
  ];
}
