import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { BadgesPanel } from '../../features/badges/BadgesPanel.tsx';
import { PortfolioPanel } from '../../features/portfolios/PortfolioPanel.tsx';
import { portfoliosQuery } from '../../features/portfolios/portfolios.api.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { useNotFound } from '../../platform/useNotFound.ts';
import { Stack } from '../../ui/layout.tsx';
import { PageHead } from '../../ui/PageHead.tsx';

type Props = { studentId: string; diplomaId: string };

/** What a student can prove: what was sealed, and the badges. */
export function Portfolio(params: Props) {
  const { t } = useTranslation();
  const place = { studentId: Number(params.studentId), diplomaId: Number(params.diplomaId) };
  const { data, error } = useQuery(portfoliosQuery(place.studentId, place.diplomaId));
  const isUnknown = useNotFound(error, 'notify.chart.not_found', params.diplomaId);
  if (isUnknown) return null;
  const name = data?.student.name ?? '';
  return (
    <>
      <PageHead
        title={name ? `${t('portfolios.page')}: ${name}` : t('portfolios.page')}
        back={
          <Link to="/chart/$studentId/$diplomaId" params={params}>
            {name ? t('portfolios.back', { name }) : t('chart.page')}
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
