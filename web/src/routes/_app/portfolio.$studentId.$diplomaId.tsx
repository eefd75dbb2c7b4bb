import { createFileRoute, Link } from '@tanstack/react-router';
import type { OneStudent } from '@traject/contract/evaluations';
import { useTranslation } from 'react-i18next';
import { BadgesPanel } from '../../features/badges/BadgesPanel.tsx';
import { WithStudent } from '../../features/evaluations/WithStudent.tsx';
import { PortfolioPanel } from '../../features/portfolios/PortfolioPanel.tsx';
import { loadTexts } from '../../platform/i18n.ts';
import { Stack } from '../../ui/layout.tsx';
import { PageHead } from '../../ui/PageHead.tsx';

export const Route = createFileRoute('/_app/portfolio/$studentId/$diplomaId')({
  staticData: { wing: 'school' },
  loader: () => loadTexts('portfolios', 'badges'),
  component: PortfolioRoute,
});

function PortfolioRoute() {
  const { t } = useTranslation();
  const { studentId, diplomaId } = Route.useParams();
  return (
    <WithStudent studentId={studentId} title={t('portfolios.page')} failed={t('portfolios.failed')}>
      {(student) => <Proof student={student} diplomaId={diplomaId} />}
    </WithStudent>
  );
}

/** What a student can prove: what was sealed, and the badges. */
function Proof({ student, diplomaId }: { student: OneStudent; diplomaId: string }) {
  const { t } = useTranslation();
  const place = { studentId: student.id, diplomaId: Number(diplomaId) };
  return (
    <>
      <PageHead
        title={`${t('portfolios.page')}: ${student.name}`}
        back={
          <Link
            to="/chart/$studentId/$diplomaId"
            params={{ studentId: String(student.id), diplomaId }}
          >
            {t('portfolios.back', { name: student.name })}
          </Link>
        }
      />
      <Stack gap={24}>
        <PortfolioPanel {...place} />
        <BadgesPanel {...place} />
      </Stack>
    </>
  );
}
