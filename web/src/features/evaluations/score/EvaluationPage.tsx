import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNotFound } from '../../../platform/useNotFound.ts';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { PanelError } from '../../../ui/PanelError.tsx';
import { Expired, type Place } from '../Expired.tsx';
import { evaluationQuery, portfolioQuery } from '../evaluation.api.ts';
import { EvaluationHead } from './EvaluationHead.tsx';
import { EvaluationLayout } from './EvaluationLayout.tsx';
import { isExpired } from './isExpired.ts';
import { PortfolioIntro } from './PortfolioIntro.tsx';
import { PortfolioPanels } from './PortfolioPanels.tsx';
import { ScoreCard } from './ScoreCard.tsx';

type Props = { evaluationId: string; place: Place; onSaved: () => void };

/** The student's profile on one side, the score on the other. */
export function EvaluationPage({ evaluationId, place, onSaved }: Props) {
  const { t } = useTranslation();
  const id = Number(evaluationId);
  const { data: evaluation, error, refetch } = useQuery(evaluationQuery(id));
  const portfolio = useQuery(portfolioQuery(id));
  const isUnknown = useNotFound(error, 'notify.evaluation.not_found', evaluationId);
  if (isUnknown) return null;
  if (isExpired(error) || isExpired(portfolio.error)) return <Expired place={place} />;
  if (!evaluation && error)
    return (
      <>
        <PageHead title={t('evaluation.title')} />
        <Panel title={t('evaluation.title')}>
          <PanelError title={t('evaluation.failed')} onRetry={() => refetch()} />
        </Panel>
      </>
    );

  return (
    <>
      <EvaluationHead evaluationId={id} evaluation={evaluation} />
      <EvaluationLayout
        intro={<PortfolioIntro evaluation={evaluation} portfolio={portfolio} />}
        panels={portfolio.data && <PortfolioPanels evaluationId={id} portfolio={portfolio.data} />}
        score={<ScoreCard evaluation={evaluation} onSaved={onSaved} />}
      />
    </>
  );
}
