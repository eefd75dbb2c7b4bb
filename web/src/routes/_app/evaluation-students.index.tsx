import { useQuery } from '@tanstack/react-query';
import { createFileRoute, Navigate } from '@tanstack/react-router';
import { Suspense } from 'react';
import { BeginningCallout, WaitingCallout } from '../../features/auth/WaitingCallout.tsx';
import type { StudentSearch } from '../../features/evaluations/evaluations.api.ts';
import { OpenOnes } from '../../features/evaluations/OpenOnes.tsx';
import { StudentsPage } from '../../features/evaluations/StudentsPage.tsx';
import { loadTexts } from '../../platform/i18n.ts';
import { lazily } from '../../platform/lazily.ts';
import { meetsStudents } from '../../platform/meetsStudents.ts';
import { pageOf, wordOf } from '../../platform/search.ts';
import { meQuery } from '../../platform/session.ts';
import { useCan } from '../../platform/useCan.ts';
import { wings } from '../../wings.ts';

const OwnDay = lazily(async () => {
  const [page] = await Promise.all([import('./-Day.tsx'), loadTexts(...wings.day.texts)]);
  return page;
}, 'OwnDay');

export const Route = createFileRoute('/_app/evaluation-students/')({
  validateSearch: ({ name, page }): StudentSearch => ({ name: wordOf(name), page: pageOf(page) }),
  component: StudentsRoute,
});

function StudentsRoute() {
  const navigate = Route.useNavigate();
  const search = Route.useSearch();
  const { data: me } = useQuery(meQuery);
  const guides = useCan('trajectories');
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
      instead={
        guides && (
          <Suspense>
            <OwnDay />
          </Suspense>
        )
      }
      search={search}
      onSearch={(next) => navigate({ search: next, replace: next.page === undefined })}
    />
  );
}
