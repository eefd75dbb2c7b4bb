import { createFileRoute } from '@tanstack/react-router';
import { Suspense } from 'react';
import { loadTexts } from '../../platform/i18n.ts';
import { lazily } from '../../platform/lazily.ts';
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx';

const Portfolio = lazily(
  async () =>
    (await Promise.all([import('./-Portfolio.tsx'), loadTexts('portfolios', 'badges')]))[0],
  'Portfolio',
);

export const Route = createFileRoute('/_app/portfolio/$studentId/$diplomaId')({
  staticData: { wing: 'school' },
  component: PortfolioRoute,
});

function PortfolioRoute() {
  return (
    <Suspense fallback={<RowsSkeleton rows={6} />}>
      <Portfolio {...Route.useParams()} />
    </Suspense>
  );
}
