import { useQuery } from '@tanstack/react-query';
import type { EvaluationRole } from '@traject/contract/common/evaluationRoles';
import { useTranslation } from '../../platform/i18n.ts';
import { Panel } from '../../ui/Panel.tsx';
import { PanelError } from '../../ui/PanelError.tsx';
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx';
import { growthQuery, targetsQuery } from './growth.api.ts';
import classes from './growth.module.css';
import { LayersTable } from './LayersTable.tsx';
import { type Layers, layerNames, offered } from './layers.ts';
import { OverTime } from './OverTime.tsx';
import { TargetsPanel } from './TargetsPanel.tsx';

type Props = {
  studentId: number;
  diplomaId: number;
  layers: Layers;
  roleName: (role: EvaluationRole) => string;
};

/** How the student came here and where they go: the layers in words, the course of time, targets. */
export function GrowthPanels({ studentId, diplomaId, layers, roleName }: Props) {
  const { t } = useTranslation();
  const levels = useQuery(growthQuery(studentId, diplomaId));
  const aims = useQuery(targetsQuery(studentId));
  const growth = levels.data;
  const targets = aims.data?.filter((target) => target.diploma_id === diplomaId);
  if (!growth || !targets)
    return (
      <div className={classes.panels}>
        <Panel title={t('growth.over_time')}>
          {levels.isError || aims.isError ? (
            <PanelError
              title={t('growth.failed')}
              onRetry={() => Promise.all([levels.refetch(), aims.refetch()])}
            />
          ) : (
            <RowsSkeleton rows={4} />
          )}
        </Panel>
      </div>
    );
  const there = offered({ growth, targets });
  const shown = layerNames.filter((name) => there.includes(name) && layers.shown.includes(name));
  return (
    <div className={classes.panels}>
      {shown.length > 0 && (
        <Panel title={t('growth.as_table')}>
          <LayersTable known={{ growth, targets }} shown={shown} on={layers.on} />
        </Panel>
      )}
      <OverTime growth={growth} targets={targets} roleName={roleName} />
      <TargetsPanel studentId={studentId} growth={growth} targets={targets} />
    </div>
  );
}
