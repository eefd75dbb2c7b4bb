import { usePrefetchQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { BadgesPanel } from '../../features/badges/BadgesPanel.tsx';
import { badgesQuery } from '../../features/badges/badges.api.ts';
import { WithStudent } from '../../features/evaluations/WithStudent.tsx';
import { loadTexts } from '../../platform/i18n.ts';
import { PageHead } from '../../ui/PageHead.tsx';

export const Route = createFileRoute('/_app/portfolio/$studentId/$diplomaId')({
  staticData: { wing: 'school' },
  loader: () => loadTexts('badges'),
  component: PortfolioRoute,
});

function PortfolioRoute() {
  const { t } = useTranslation();
  const { studentId, diplomaId } = Route.useParams();
  usePrefetchQuery(badgesQuery(Number(studentId), Number(diplomaId)));
  return (
    <WithStudent studentId={studentId} title={t('badges.title')} failed={t('badges.failed')}>
      {(student) => (
        <>
          <PageHead title={student.name} />
          <BadgesPanel studentId={student.id} diplomaId={Number(diplomaId)} />
        </>
      )}
    </WithStudent>
  );
}
