import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Evaluation } from '@traject/contract/evaluations';
import { useTranslation } from 'react-i18next';
import { BackLine } from '../../../ui/BackLine.tsx';
import { pendingQuery } from '../evaluations.api.ts';
import { orderOf } from './round.ts';
import classes from './score.module.css';

type Props = { evaluationId: number; evaluation: Evaluation | undefined };

/** Where it was opened from, and how many more there are to do. */
export function EvaluationHead({ evaluationId, evaluation }: Props) {
  return (
    <div className={classes.head}>
      <BackLine>
        <Back evaluation={evaluation} />
      </BackLine>
      <Place evaluationId={evaluationId} />
    </div>
  );
}

function Back({ evaluation }: Pick<Props, 'evaluation'>) {
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

function Place({ evaluationId }: Pick<Props, 'evaluationId'>) {
  const { t } = useTranslation();
  const { data: pending = [] } = useQuery(pendingQuery);
  const order = orderOf(useQueryClient(), pending);
  if (!pending.some(({ id }) => id === evaluationId)) return null;
  const number = order.indexOf(evaluationId) + 1;
  return <p className={classes.place}>{t('evaluation.place', { number, total: order.length })}</p>;
}
