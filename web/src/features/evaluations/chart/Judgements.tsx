import { useMediaQuery } from '@mantine/hooks';
import type { ChartEntry } from '@traject/contract/evaluations';
import { useTranslation } from '../../../platform/i18n.ts';
import { type Column, DataTable } from '../../../ui/DataTable.tsx';
import { LevelMark, levelOf } from '../../../ui/levels/levels.tsx';
import text from '../../../ui/text.module.css';
import { useRoleName } from '../names.ts';

type Row = ChartEntry['coreTask']['workProcesses'][number];

/** What the drawing shows, in words: the level of each work process, and who gave it. */
export function Judgements({ studentId, rows }: { studentId: number; rows: readonly Row[] }) {
  const { t } = useTranslation();
  return (
    <DataTable
      label={t('chart.judgements')}
      columns={useColumns(studentId)}
      rows={rows}
      rowKey={({ work_process }) => work_process.work_process_id}
    />
  );
}

function useColumns(studentId: number): Column<Row>[] {
  const roleName = useRoleName(studentId);
  const isPhone = useMediaQuery('(max-width: 40em)', false, { getInitialValueInEffect: false });
  const number: Column<Row> = {
    key: 'number',
    header: 'chart.number',
    cell: ({ work_process }) => (
      <span className={`${text.secondary} ${text.num}`}>{work_process.number}</span>
    ),
    width: 56,
  };
  return [
    ...(isPhone ? [] : [number]),
    {
      key: 'work_process',
      header: 'chart.work_process',
      cell: ({ work_process: { number, title } }) => (isPhone ? `${number} ${title}` : title),
      primary: true,
    },
    {
      key: 'level',
      header: 'chart.level',
      cell: ({ score }) => <LevelMark level={score === 0 ? undefined : levelOf(score)} />,
      width: 164,
      stacked: 'bare',
    },
    {
      key: 'evaluator',
      header: 'chart.evaluator',
      cell: ({ evaluator_role }) => (evaluator_role ? roleName(evaluator_role.name) : '–'),
      width: 140,
    },
  ];
}
