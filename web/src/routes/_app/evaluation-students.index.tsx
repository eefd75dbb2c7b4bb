import { useQuery } from '@tanstack/react-query';
import { createFileRoute, Navigate } from '@tanstack/react-router';
import { BeginningCallout, WaitingCallout } from '../../features/auth/WaitingCallout.tsx';
import type { StudentSearch } from '../../features/evaluations/evaluations.api.ts';
import { OpenOnes } from '../../features/evaluations/OpenOnes.tsx';
import { StudentsPage } from '../../features/evaluations/StudentsPage.tsx';
import { meetsStudents } from '../../platform/meetsStudents.ts';
import { pageOf, wordOf } from '../../platform/search.ts';
import { meQuery } from '../../platform/session.ts';

export const Route = createFileRoute('/_app/evaluation-students/')({
  validateSearch: ({ name, page }): StudentSearch => ({ name: wordOf(name), page: pageOf(page) }),
  component: StudentsRoute,
});

function StudentsRoute() {
  const navigate = Route.useNavigate();
  const search = Route.useSearch();
  const { data: me } = useQuery(meQuery);
  if (me && !meetsStudents(me)) return <Navigate to="/trajectories" replace />;
  return (
    <StudentsPage
      notice={
        <>
          <WaitingCallout />
          <BeginningCallout />
          <OpenOnes />
        </>
      }
      search={search}
      onSearch={(next) => navigate({ search: next, replace: next.page === undefined })}
    />
  );
}
