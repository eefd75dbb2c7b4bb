import { ActionIcon } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconEye, IconListDetails, IconPhoto } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { OneStudent, StudentWorkProcess } from '@traject/contract/evaluations';
import { useTranslation } from '../../../platform/i18n.ts';
import { type Column, DataTable, rowLink } from '../../../ui/DataTable.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { PanelButton } from '../../../ui/PanelButton.tsx';
import { PanelError } from '../../../ui/PanelError.tsx';
import text from '../../../ui/text.module.css';
import { processStatesQuery } from '../evaluation.api.ts';
import { EvaluationLink } from '../links.tsx';
import { PortfolioLinks } from '../PortfolioLinks.tsx';
import classes from './ProcessState.module.css';
import { inCard, useRoleColumns } from './roleColumns.tsx';

type Props = { student: OneStudent; onEvidence: OnEvidence };
/** Opens what the student shows of a work process. */
type OnEvidence = (process: StudentWorkProcess) => void;

/** Every work process, with how far it is with each kind of evaluator. */
export function WorkProcessesPage({ student, onEvidence }: Props) {
  const { id, name } = student;
  const { t } = useTranslation();
  const columns = useProcessColumns(id, onEvidence);
  const { data: processes, isError, refetch } = useQuery(processStatesQuery(id));
  const label = t('student_evaluations.work_processes.table');

  return (
    <>
      <PageHead
        title={t('student_evaluations.work_processes.title', { name })}
        action={<PortfolioLinks student={student} />}
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

type Columns = Column<StudentWorkProcess>[];

/** Up to this width a row is a card, with the six kinds of evaluators beside each other. */
const stackedTo = '60em';
/** Up to this one, the diploma stands under the work process, so that the names of levels are not broken. */
const tightTo = '84em';

function useProcessColumns(studentId: number, onEvidence: OnEvidence): Columns {
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
          {isTight && !isNarrow && (
            <span className={`${text.secondary} ${classes.under}`}>{process.diploma.title}</span>
          )}
          <Evidence process={process} onOpen={() => onEvidence(process)} />
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

type EvidenceProps = { process: StudentWorkProcess; onOpen: () => void };

/** For those who see all that the student shows. */
function Evidence({ process: { evidence, work_process }, onOpen }: EvidenceProps) {
  const { t } = useTranslation();
  if (evidence === null) return null;
  const title = `${work_process.number} ${work_process.title}`;
  const name = t('student_evaluations.work_processes.evidence');
  return (
    <div className={classes.evidence}>
      <PanelButton
        label={t('student_evaluations.work_processes.evidence_of', { title })}
        icon={IconPhoto}
        onClick={onOpen}
      >
        {evidence > 0 ? `${name} (${evidence})` : name}
      </PanelButton>
    </div>
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
