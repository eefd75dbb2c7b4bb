import { IconClipboardCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { PendingEvaluation } from '@traject/contract/evaluations';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../platform/format.ts';
import { type Column, DataTable } from '../../ui/DataTable.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { PanelError } from '../../ui/PanelError.tsx';
import { pendingQuery } from './evaluations.api.ts';

export function PendingPage() {
  const { t } = useTranslation();
  const columns = useColumns();
  const { data: pending, isError, refetch } = useQuery(pendingQuery);
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
      header: t('evaluations.pending.student'),
      cell: ({ student }) => student.name,
      width: '20%',
      primary: true,
    },
    {
      key: 'diploma',
      header: t('evaluations.pending.diploma'),
      cell: ({ diploma }) => diploma.title,
      width: '22%',
    },
    {
      key: 'qualification',
      header: t('evaluations.pending.qualification'),
      cell: ({ work_process }) => work_process.title,
    },
    {
      key: 'role',
      header: t('evaluations.pending.role'),
      cell: ({ evaluator_role }) => t(`evaluations.role.${evaluator_role.name}`),
      width: 130,
    },
    {
      key: 'expires_at',
      header: t('evaluations.pending.expires'),
      cell: ({ expires_at }) => formatDate(expires_at),
      width: 130,
    },
  ];
}
