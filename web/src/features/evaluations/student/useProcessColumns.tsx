import { ActionIcon } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconEye } from '@tabler/icons-react';
import type { EvaluationRole } from '@traject/contract/common/evaluationRoles';
import type { StudentWorkProcess } from '@traject/contract/evaluations';
import { useTranslation } from 'react-i18next';
import { type Column, rowLink } from '../../../ui/DataTable.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { EvaluationLink } from '../EvaluationLink.tsx';
import { useRoleName } from '../useRoleName.ts';
import classes from './ProcessState.module.css';
import { ProcessState } from './ProcessState.tsx';

type Columns = Column<StudentWorkProcess>[];

const roles: EvaluationRole[] = [
  'student',
  'teacher',
  'mentor',
  'coach',
  'recipient',
  'other_student',
];

/** Up to this width a row is a card, with the six kinds of evaluators beside each other. */
export const stackedTo = '60em';
/** Up to this one, the diploma stands under the work process, so that levels keep their words whole. */
const tightTo = '84em';

export function useProcessColumns(studentId: number): Columns {
  const isNarrow = useMediaQuery(`(max-width: ${stackedTo})`, false, {
    getInitialValueInEffect: false,
  });
  const isTight = useMediaQuery(`(max-width: ${tightTo})`, false, {
    getInitialValueInEffect: false,
  });
  const byRole = useRoleColumns(studentId);
  const columns: Columns = [
    {
      key: 'diploma',
      header: 'student_evaluations.work_processes.diploma',
      cell: ({ diploma }) => diploma.title,
      width: '13%',
      stacked: 'bare',
    },
    {
      key: 'work_process',
      header: 'student_evaluations.work_processes.work_process',
      cell: (process) => (
        <>
          <Name studentId={studentId} process={process} />
          {isTight && !isNarrow && <span className={classes.under}>{process.diploma.title}</span>}
        </>
      ),
      primary: true,
    },
  ];
  if (isNarrow) return [...columns, inCard(byRole)];
  return [
    ...columns.slice(isTight ? 1 : 0),
    ...byRole,
    {
      key: 'view',
      header: 'student_evaluations.work_processes.view',
      cell: (process) => <View studentId={studentId} process={process} />,
      width: 56,
      actions: true,
    },
  ];
}

function useRoleColumns(studentId: number): Columns {
  const roleName = useRoleName(studentId);
  return roles.map((role) => ({
    key: role,
    header: { text: roleName(role) },
    cell: ({ states, ...process }) => (
      <ProcessState
        role={roleName(role)}
        now={states[role]}
        place={{ ...process, student: { id: studentId } }}
      />
    ),
    width: 118,
  }));
}

const inCard = (byRole: Columns): Columns[number] => ({
  key: 'states',
  header: { text: '' },
  stacked: 'bare',
  cell: (process) => (
    <dl className={classes.states}>
      {byRole.map(({ key, header, cell }) => (
        <div key={key}>
          <dt>{typeof header === 'object' && header.text}</dt>
          <dd>{cell(process)}</dd>
        </div>
      ))}
    </dl>
  ),
});

type Cell = { studentId: number; process: StudentWorkProcess };

function Name({ studentId, process: { evaluation_id, ...process } }: Cell) {
  const { number, title } = process.work_process;
  const name = `${number} ${title}`;
  if (evaluation_id === null) return name;
  return (
    <EvaluationLink
      of={{ ...process, id: evaluation_id, student: { id: studentId } }}
      className={rowLink}
    >
      {name}
    </EvaluationLink>
  );
}

/** For the mouse; the keyboard has the name, which leads to the same page. */
function View({ studentId, process: { evaluation_id, ...process } }: Cell) {
  const { t } = useTranslation();
  if (evaluation_id === null) return null;
  const label = t('student_evaluations.work_processes.view_of', process.work_process);
  const place = { ...process, id: evaluation_id, student: { id: studentId } };
  return (
    <ActionIcon
      aria-label={label}
      title={label}
      tabIndex={-1}
      renderRoot={(props) => <EvaluationLink of={place} {...props} />}
    >
      <Icon of={IconEye} />
    </ActionIcon>
  );
}
