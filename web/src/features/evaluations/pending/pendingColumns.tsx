import { ActionIcon } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import type { PendingEvaluation } from '@traject/contract/evaluations';
import { formatDate } from '../../../platform/format.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { type Column, rowLink } from '../../../ui/DataTable.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { EvaluationLink } from '../links.tsx';

export function usePendingColumns(): Column<PendingEvaluation>[] {
  const { t } = useTranslation();
  return [
    {
      key: 'student',
      header: 'pending_list.student',
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
      header: 'pending_list.diploma',
      cell: ({ diploma }) => diploma.title,
      width: '22%',
    },
    {
      key: 'qualification',
      header: 'pending_list.qualification',
      cell: ({ work_process }) => work_process.title,
    },
    {
      key: 'role',
      header: 'pending_list.role',
      cell: ({ evaluator_role }) => t(`evaluations.role.${evaluator_role.name}`),
      width: 130,
    },
    {
      key: 'expires_at',
      header: 'pending_list.expires',
      cell: ({ expires_at }) => formatDate(expires_at),
      width: 130,
    },
    {
      key: 'view',
      header: 'pending_list.actions',
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
  const label = t('pending_list.view', { title: work_process.title, name: student.name });
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
