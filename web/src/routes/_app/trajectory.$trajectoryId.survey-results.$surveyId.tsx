import { useQuery } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import { ResultsPage } from '../../features/surveys/ResultsPage.tsx';
import { resultsQuery } from '../../features/surveys/surveys.api.ts';
import { trajectoryQuery } from '../../features/trajectories/trajectories.api.ts';
import { loadTexts, useTranslation } from '../../platform/i18n.ts';
import { useNotFound } from '../../platform/useNotFound.ts';
import { PageHead } from '../../ui/PageHead.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { PanelError } from '../../ui/PanelError.tsx';
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx';

export const Route = createFileRoute('/_app/trajectory/$trajectoryId/survey-results/$surveyId')({
  staticData: { wing: 'desk' },
  loader: () => loadTexts('survey_page'),
  component: ResultsRoute,
});

function ResultsRoute() {
  const { t } = useTranslation();
  const params = Route.useParams();
  const trajectoryId = Number(params.trajectoryId);
  const results = useQuery(resultsQuery({ trajectoryId, surveyId: Number(params.surveyId) }));
  const trajectory = useQuery(trajectoryQuery(trajectoryId));
  const error = results.error ?? trajectory.error;
  const isUnknown = useNotFound(error, 'notify.survey.not_found', params.surveyId);
  const retry = () => {
    results.refetch();
    trajectory.refetch();
  };
  if (isUnknown) return null;
  if (!results.data || !trajectory.data)
    return (
      <>
        <PageHead title={t('surveys.survey')} />
        <Panel title={t('surveys.results.title')}>
          {error ? (
            <PanelError title={t('surveys.results.failed')} onRetry={retry} />
          ) : (
            <RowsSkeleton rows={4} />
          )}
        </Panel>
      </>
    );
  return (
    <ResultsPage
      trajectoryId={trajectoryId}
      results={results.data}
      back={
        <Link to="/trajectories/$trajectoryId" params={{ trajectoryId: params.trajectoryId }}>
          {trajectory.data.client.name}
        </Link>
      }
    />
  );
}
