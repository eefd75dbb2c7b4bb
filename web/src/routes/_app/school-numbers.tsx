import { createFileRoute } from '@tanstack/react-router';
import { idOf, reading } from '../../platform/search.ts';
import { SchoolNumbers } from './-SchoolNumbers.tsx';

export const Route = createFileRoute('/_app/school-numbers')({
  staticData: { wing: 'groups' },
  validateSearch: reading<{ group_id?: number | undefined }>({ group_id: idOf }),
  component: NumbersRoute,
});

function NumbersRoute() {
  const { group_id } = Route.useSearch();
  return <SchoolNumbers key={group_id} groupId={group_id} />;
}
