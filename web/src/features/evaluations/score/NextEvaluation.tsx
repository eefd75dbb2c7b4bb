import { Loader } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { PendingEvaluation } from '@traject/contract/evaluations';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import { Row } from '../../../ui/layout.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { PanelError } from '../../../ui/PanelError.tsx';
import text from '../../../ui/text.module.css';
import { toast } from '../../../ui/toast.ts';
import { pendingQuery } from '../pending.api.ts';
import { nextAfter, orderOf, studentOf } from './round.ts';

type Props = { evaluationId: number; onNext: (next: PendingEvaluation | undefined) => void };

/** Waits for the list as it is now, and goes on to the next one. */
export function NextEvaluation({ evaluationId, onNext }: Props) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const list = useQuery({ ...pendingQuery, refetchOnMount: 'always' });
  const fresh = list.isFetchedAfterMount && !list.isError ? list.data : undefined;
  const go = useEffectEvent((pending: PendingEvaluation[]) => {
    if (pending.length === 0) toast.info(t('notify.evaluation.none_left'));
    const student = studentOf(queries, pending, evaluationId);
    onNext(nextAfter(pending, evaluationId, orderOf(queries, pending), student));
  });
  useEffect(() => {
    if (fresh) go(fresh);
  }, [fresh]);

  return (
    <>
      <PageHead title={t('evaluation.next.title')} />
      {list.isError ? (
        <Panel title={t('evaluations.pending.title')}>
          <PanelError title={t('evaluations.pending.error')} onRetry={() => list.refetch()} />
        </Panel>
      ) : (
        <Row gap={12} className={text.soft} role="status">
          <Loader size="sm" />
          <p>{t('evaluation.next.wait')}</p>
        </Row>
      )}
    </>
  );
}
