import { IconListDetails } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { OneStudent } from '@traject/contract/evaluations';
import { useTranslation } from 'react-i18next';
import { DataTable } from '../../../ui/DataTable.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { PanelError } from '../../../ui/PanelError.tsx';
import { processStatesQuery } from '../evaluation.api.ts';
import { stackedTo, useProcessColumns } from './useProcessColumns.tsx';

/** Every work process, with how far it is with each kind of evaluator. */
export function WorkProcessesPage({ student: { id, name } }: { student: OneStudent }) {
  const { t } = useTranslation();
  const columns = useProcessColumns(id);
  const { data: processes, isError, refetch } = useQuery(processStatesQuery(id));
  const label = t('student_evaluations.work_processes.table');

  return (
    <>
      <PageHead
        title={t('student_evaluations.work_processes.title', { name })}
        back={
          <Link to="/evaluations/$studentId" params={{ studentId: String(id) }}>
            {t('student_evaluations.work_processes.back', { name })}
          </Link>
        }
      />
      {!processes && isError ? (
        <Panel title={label}>
          <PanelError
            title={t('student_evaluations.work_processes.failed')}
            onRetry={() => refetch()}
          />
        </Panel>
      ) : (
        <DataTable
          label={label}
          columns={columns}
          rows={processes}
          rowKey={({ diploma, work_process }) =>
            `${diploma.diploma_id} ${work_process.work_process_id}`
          }
          stackedTo={stackedTo}
          empty={
            <EmptyState
              icon={IconListDetails}
              title={t('student_evaluations.work_processes.empty')}
              text={t('student_evaluations.work_processes.empty_text')}
            />
          }
        />
      )}
    </>
  );
}
