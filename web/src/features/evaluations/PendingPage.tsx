import { ActionIcon } from '@mantine/core';
import { IconClipboardCheck, IconEye } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { PendingEvaluation } from '@traject/contract/evaluations';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../platform/format.ts';
import { type Column, DataTable, rowLink } from '../../ui/DataTable.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { PanelError } from '../../ui/PanelError.tsx';
import { EvaluationLink } from './links.tsx';
import { pendingQuery } from './pending.api.ts';
import { endRound } from './score/round.ts';

export function PendingPage() {
  const { t } = useTranslation();
  const columns = useColumns();
  const queries = useQueryClient();
  const { data: pending, isError, refetch } = useQuery(pendingQuery);
  useEffect(() => void endRound(queries), [queries]);
  const title = t('evaluations.pending.title');

  return (
    <>
      <PageHead title={title} count={pending?.length} />
      {!pending && isError ? (
        <Panel title={title}>
          <PanelError title={t('evaluations.pending.error')} onRetry={() => refetch()} />
        </Panel>
      ) : (
        <DataTable
          label={title}
          columns={columns}
          rows={pending}
          rowKey={(evaluation) => evaluation.id}
          empty={
            <EmptyState
              icon={IconClipboardCheck}
              title={t('evaluations.pending.empty')}
              text={t('evaluations.pending.empty_text')}
            />
          }
        />
      )}
    </>
  );
}

function useColumns(): Column<PendingEvaluation>[] {
  const { t } = useTranslation();
  return [
    {
      key: 'student',
      header: 'evaluations.pending.student',
      cell: (pending) => (
        <EvaluationLink of={pending} className={rowLink}>
          {pending.student.name}
        </EvaluationLink>
      ),
      width: '20%',
      primary: true,
    },
    {
      key: 'diploma',
      header: 'evaluations.pending.diploma',
      cell: ({ diploma }) => diploma.title,
      width: '22%',
    },
    {
      key: 'qualification',
      header: 'evaluations.pending.qualification',
      cell: ({ work_process }) => work_process.title,
    },
    {
      key: 'role',
      header: 'evaluations.pending.role',
      cell: ({ evaluator_role }) => t(`evaluations.role.${evaluator_role.name}`),
      width: 130,
    },
    {
      key: 'expires_at',
      header: 'evaluations.pending.expires',
      cell: ({ expires_at }) => formatDate(expires_at),
      width: 130,
    },
    {
      key: 'view',
      header: 'evaluations.pending.actions',
      width: 56,
      actions: true,
      cell: (pending) => <View pending={pending} />,
    },
  ];
}

/** For the mouse; the keyboard has the name, which leads to the same page. */
function View({ pending }: { pending: PendingEvaluation }) {
  const { t } = useTranslation();
  const { student, work_process } = pending;
  const label = t('evaluations.pending.view', { title: work_process.title, name: student.name });
  return (
    <ActionIcon
      aria-label={label}
      title={label}
      tabIndex={-1}
      renderRoot={(props) => <EvaluationLink of={pending} {...props} />}
    >
      <Icon of={IconEye} />
    </ActionIcon>
  );
}
