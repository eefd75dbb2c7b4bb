import { ActionIcon } from '@mantine/core';
import { IconCircleX, IconEye, IconPencil } from '@tabler/icons-react';
import type { EvaluationRow } from '@traject/contract/evaluations';
import { useTranslation } from 'react-i18next';
import { useRemove } from '../../../platform/useRemove.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Tip } from '../../../ui/Tip.tsx';
import { EvaluationLink } from '../EvaluationLink.tsx';
import { withdrawEvaluation } from '../evaluation.api.ts';
import { evaluationsKey } from '../evaluations.api.ts';

type Props = { evaluation: EvaluationRow };

/** A pencil for who is asked to score it, an eye for who may read it. */
export function EvaluationActions({ evaluation }: Props) {
  const { t } = useTranslation();
  const withdraw = useWithdraw();
  const { may_score, may_withdraw, is_expired, work_process } = evaluation;
  const { title } = work_process;
  const Icon = may_score ? IconPencil : IconEye;
  const label = t(may_score ? 'student_evaluations.score' : 'student_evaluations.view', { title });
  return (
    <>
      {may_withdraw && (
        <IconButton
          label={t('student_evaluations.withdraw.action', { title })}
          icon={IconCircleX}
          onClick={() => withdraw(evaluation)}
        />
      )}
      {!is_expired && (
        <Tip label={label}>
          <ActionIcon
            aria-label={label}
            renderRoot={(props) => <EvaluationLink of={evaluation} {...props} />}
          >
            <Icon size={17} stroke={1.75} aria-hidden />
          </ActionIcon>
        </Tip>
      )}
    </>
  );
}

function useWithdraw() {
  const { t } = useTranslation();
  return useRemove({
    remove: ({ id }: EvaluationRow) => withdrawEvaluation(id),
    question: ({ evaluator, work_process: { title } }) => ({
      title: t('student_evaluations.withdraw.title'),
      message: t('student_evaluations.withdraw.message', { name: evaluator.name, title }),
      confirmText: t('student_evaluations.withdraw.yes'),
    }),
    refresh: evaluationsKey,
    done: 'notify.evaluation.withdraw_success',
    failed: 'notify.evaluation.withdraw_error',
  });
}
