import { createFileRoute } from '@tanstack/react-router';
import { idOf, reading, wordOf } from '../../platform/search.ts';
import { SchoolNumbers } from './-SchoolNumbers.tsx';

export const Route = createFileRoute('/_app/school-numbers')({
  staticData: { wing: 'groups' },
  validateSearch: reading<{
    group_id?: number | undefined;
    diploma_id?: number | undefined;
    year?: string | undefined;
  }>({ group_id: idOf, diploma_id: idOf, year: wordOf }),
  component: NumbersRoute,
});

function NumbersRoute() {
  const navigate = Route.useNavigate();
  const onSearch = (search: ReturnType<typeof Route.useSearch>) =>
    navigate({ search, replace: true });
  return <SchoolNumbers search={Route.useSearch()} onSearch={onSearch} />;
}
