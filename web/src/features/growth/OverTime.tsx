import type { EvaluationRole } from '@traject/contract/common/evaluationRoles';
import type { GrownProcess, Growth, Target } from '@traject/contract/growth';
import { useState } from 'react';
import { formatDate } from '../../platform/format.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { type Column, DataTable } from '../../ui/DataTable.tsx';
import { FilterSelect } from '../../ui/FilterSelect.tsx';
import { LevelMark, levelOf } from '../../ui/levels/levels.tsx';
import { Panel } from '../../ui/Panel.tsx';
import text from '../../ui/text.module.css';
import classes from './growth.module.css';
import { LevelLine } from './LevelLine.tsx';

type Props = {
  growth: Growth;
  targets: readonly Target[];
  roleName: (role: EvaluationRole) => string;
};

/** The levels of one work process through time, as a line and as a list. */
export function OverTime({ growth: { processes }, targets, roleName }: Props) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<string>();
  const process =
    processes.find(({ work_process }) => String(work_process.work_process_id) === chosen) ??
    processes.find(({ levels }) => levels.length > 0) ??
    processes[0];
  if (!process) return null;
  const { work_process_id } = process.work_process;
  return (
    <Panel
      title={t('growth.over_time')}
      action={
        <FilterSelect
          className={classes.process}
          label={t('growth.process')}
          choices={processes.map(({ work_process }) => ({
            value: String(work_process.work_process_id),
            label: `${work_process.number} ${work_process.title}`,
          }))}
          value={String(work_process_id)}
          onChoose={setChosen}
        />
      }
    >
      {process.levels.length === 0 ? (
        <p className={`${text.soft} ${classes.none}`}>{t('growth.no_levels')}</p>
      ) : (
        <div className={classes.time}>
          <LevelLine
            process={process}
            targets={targets.filter(
              ({ work_process }) => work_process.work_process_id === work_process_id,
            )}
          />
          <Given process={process} roleName={roleName} />
        </div>
      )}
    </Panel>
  );
}

type Given = GrownProcess['levels'][number];
type GivenProps = { process: GrownProcess; roleName: Props['roleName'] };

function Given({ process: { levels, work_process }, roleName }: GivenProps) {
  const { t } = useTranslation();
  const columns: Column<Given & { at: number }>[] = [
    {
      key: 'on',
      header: 'growth.on',
      cell: ({ on }) => formatDate(on),
      width: 120,
      primary: true,
    },
    {
      key: 'level',
      header: 'growth.level',
      cell: ({ score }) => <LevelMark level={levelOf(score)} />,
    },
    { key: 'by', header: 'growth.by', cell: ({ role }) => roleName(role) },
  ];
  return (
    <DataTable
      label={t('growth.given', work_process)}
      columns={columns}
      rows={levels.map((level, at) => ({ ...level, at })).toReversed()}
      rowKey={({ at }) => at}
    />
  );
}
