import { createFileRoute } from '@tanstack/react-router';
import { BeginningCallout, WaitingCallout } from '../../features/auth/WaitingCallout.tsx';
import type { StudentSearch } from '../../features/evaluations/evaluations.api.ts';
import { OpenOnes } from '../../features/evaluations/OpenOnes.tsx';
import { StudentsPage } from '../../features/evaluations/StudentsPage.tsx';
import { pageOf, wordOf } from '../../platform/search.ts';

export const Route = createFileRoute('/_app/evaluation-students/')({
  validateSearch: ({ name, page }): StudentSearch => ({ name: wordOf(name), page: pageOf(page) }),
  component: StudentsRoute,
});

function StudentsRoute() {
  const navigate = Route.useNavigate();
  return (
    <StudentsPage
      notice={
        <>
          <WaitingCallout />
          <BeginningCallout />
          <OpenOnes />
        </>
      }
      search={Route.useSearch()}
      onSearch={(search) => navigate({ search, replace: search.page === undefined })}
    />
  );
}
