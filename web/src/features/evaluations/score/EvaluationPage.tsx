import { useMediaQuery } from '@mantine/hooks';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Evaluation } from '@traject/contract/evaluations';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import { useNotFound } from '../../../platform/useNotFound.ts';
import { BackLine } from '../../../ui/BackLine.tsx';
import { Row } from '../../../ui/layout.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { PanelError } from '../../../ui/PanelError.tsx';
import text from '../../../ui/text.module.css';
import { useStickyTop } from '../../../ui/useStickyTop.ts';
import { Expired, isExpired, type Place } from '../Expired.tsx';
import { evaluationQuery, portfolioQuery } from '../evaluation.api.ts';
import { pendingQuery } from '../pending.api.ts';
import layout from './EvaluationLayout.module.css';
import { PortfolioIntro } from './PortfolioIntro.tsx';
import { PortfolioPanels } from './PortfolioPanels.tsx';
import { orderOf } from './round.ts';
import { ScoreCard } from './ScoreCard.tsx';

type Props = {
  evaluationId: string;
  place: Place;
  /** What the student shows to whoever rates it. */
  evidence: (evaluation: Evaluation) => ReactNode;
  onSaved: () => void;
};

/**
 * The student's profile on one side, the score on the other; for those whose role does not show the
 * profile, only the name.
 */
export function EvaluationPage({ evaluationId, place, evidence, onSaved }: Props) {
  const { t } = useTranslation();
  const id = Number(evaluationId);
  const { data: evaluation, error, refetch } = useQuery(evaluationQuery(id));
  const mayRead = evaluation?.may_see_profile ?? false;
  const portfolio = useQuery({ ...portfolioQuery(id), enabled: mayRead });
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
        isAlone={evaluation !== undefined && !mayRead && evaluation.evidence === 0}
        intro={<PortfolioIntro evaluation={evaluation} portfolio={portfolio} />}
        evidence={evaluation && evidence(evaluation)}
        panels={portfolio.data && <PortfolioPanels evaluationId={id} portfolio={portfolio.data} />}
        score={<ScoreCard evaluation={evaluation} onSaved={onSaved} />}
      />
    </>
  );
}

type HeadProps = { evaluationId: number; evaluation: Evaluation | undefined };

/** Where it was opened from, and how many more there are to do. */
function EvaluationHead({ evaluationId, evaluation }: HeadProps) {
  return (
    <Row gap={16} wrap align="baseline" justify="between">
      <BackLine>
        <Back evaluation={evaluation} />
      </BackLine>
      <PlaceInRound evaluationId={evaluationId} />
    </Row>
  );
}

function Back({ evaluation }: Pick<HeadProps, 'evaluation'>) {
  const { t } = useTranslation();
  if (!evaluation || evaluation.may_score)
    return <Link to="/pending-evaluations">{t('evaluation.back.pending')}</Link>;
  const { id, name } = evaluation.student;
  return (
    <Link to="/evaluations/$studentId" params={{ studentId: String(id) }}>
      {t('evaluation.back.student', { name })}
    </Link>
  );
}

function PlaceInRound({ evaluationId }: Pick<HeadProps, 'evaluationId'>) {
  const { t } = useTranslation();
  const { data: pending = [] } = useQuery(pendingQuery);
  const order = orderOf(useQueryClient(), pending);
  if (!pending.some(({ id }) => id === evaluationId)) return null;
  const number = order.indexOf(evaluationId) + 1;
  return (
    <p className={`${text.secondary} ${text.num}`}>
      {t('evaluation.place', { number, total: order.length })}
    </p>
  );
}

type LayoutProps = {
  /** Without a profile there is nothing to stand beside. */
  isAlone: boolean;
  intro: ReactNode;
  evidence: ReactNode;
  panels: ReactNode;
  score: ReactNode;
};

/**
 * Profile and evidence left and score right where there is room; otherwise the score comes right
 * after the evidence, in the order of reading and of tabbing too. The parts are moved and not mounted again: what is
 * being typed stays when a tablet is turned.
 */
function EvaluationLayout({ isAlone, intro, evidence, panels, score }: LayoutProps) {
  const isWide = useMediaQuery('(min-width: 68.75em)', true, { getInitialValueInEffect: false });
  const sticky = useStickyTop<HTMLDivElement>();
  const parts = {
    intro: <div key="intro">{intro}</div>,
    evidence: (
      <div key="evidence" className={layout.evidence}>
        {evidence}
      </div>
    ),
    panels: (
      <div key="panels" className={layout.panels}>
        {panels}
      </div>
    ),
    score: (
      <div key="score" ref={sticky} className={layout.score}>
        {score}
      </div>
    ),
  };
  return (
    <div className={layout.columns} data-alone={isAlone || undefined}>
      {isWide
        ? [parts.intro, parts.evidence, parts.panels, parts.score]
        : [parts.intro, parts.evidence, parts.score, parts.panels]}
    </div>
  );
}
