import type { GrownProcess, Growth, Target } from '@traject/contract/growth';
import { formatDate } from '../../platform/format.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { type Column, DataTable } from '../../ui/DataTable.tsx';
import { LevelMark, levelOf } from '../../ui/levels/levels.tsx';
import { counted, type LayerName, scoresIn } from './layers.ts';

type Props = {
  known: { growth: Growth; targets: readonly Target[] };
  shown: readonly LayerName[];
  on: string;
};
type Row = { process: GrownProcess; scores: Map<LayerName, number | null> };

/** What the layers draw, in words. */
export function LayersTable({ known, shown, on }: Props) {
  const { t } = useTranslation();
  const layers = shown.map((name) => [name, scoresIn(name, known, on)] as const);
  const rows: Row[] = known.growth.processes.map((process, at) => ({
    process,
    scores: new Map(layers.map(([name, scores]) => [name, scores[at] ?? null])),
  }));
  const columns: Column<Row>[] = [
    {
      key: 'process',
      header: 'growth.process',
      cell: ({ process: { work_process } }) => `${work_process.number} ${work_process.title}`,
      primary: true,
    },
    {
      key: 'now',
      header: 'growth.now',
      cell: ({ process }) => <Score score={counted(process.levels)} />,
      width: 140,
    },
    ...shown.map((name) => ({
      key: name,
      header: { text: t(`growth.column.${name}`, { date: formatDate(on) }) },
      cell: ({ scores }: Row) => <Score score={scores.get(name) ?? null} />,
      width: 140,
    })),
  ];
  return (
    <DataTable
      label={t('growth.as_table')}
      columns={columns}
      rows={rows}
      rowKey={({ process }) => process.work_process.work_process_id}
      stackedTo="60em"
    />
  );
}

const Score = ({ score }: { score: number | null }) => <LevelMark level={levelOf(score)} />;
