import { Button } from '@mantine/core';
import type { OneStudent } from '@traject/contract/evaluations';
import { Suspense, useState } from 'react';
import { OpenChart } from '../../features/evaluations/chart/ChartPage.tsx';
import { useRoleName } from '../../features/evaluations/names.ts';
import { firstLayers } from '../../features/growth/layers.ts';
import { loadTexts, useTranslation } from '../../platform/i18n.ts';
import { lazily } from '../../platform/lazily.ts';
import { Radar, type Spoke } from '../../ui/levels/Radar.tsx';
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx';
import { WhenNear } from '../../ui/WhenNear.tsx';

const texts = () => loadTexts('growth');
const LayeredRadar = lazily(
  async () => (await Promise.all([import('../../features/growth/LayeredRadar.tsx'), texts()]))[0],
  'LayeredRadar',
);
const GrowthPanels = lazily(
  async () => (await Promise.all([import('../../features/growth/GrowthPanels.tsx'), texts()]))[0],
  'GrowthPanels',
);

type Props = { student: OneStudent; diplomaId: string };

/** The chart as everybody knows it; with layers, time and targets for those who see all of the student. */
export function ChartWithGrowth({ student, diplomaId }: Props) {
  const [layers, onLayers] = useState(firstLayers);
  const [isCompared, setCompared] = useState(false);
  const roleName = useRoleName(student.id);
  if (!student.may_see_all) return <OpenChart student={student} diplomaId={diplomaId} />;
  const which = { studentId: student.id, diplomaId: Number(diplomaId), layers };
  return (
    <OpenChart
      student={student}
      diplomaId={diplomaId}
      draw={(spokes) => (
        <Suspense fallback={<Radar spokes={spokes} />}>
          {isCompared ? (
            <LayeredRadar {...which} onLayers={onLayers} spokes={spokes} />
          ) : (
            <Plain spokes={spokes} onCompare={() => setCompared(true)} />
          )}
        </Suspense>
      )}
      below={
        <WhenNear fallback={<RowsSkeleton rows={4} />}>
          <Suspense fallback={<RowsSkeleton rows={4} />}>
            <GrowthPanels {...which} roleName={roleName} />
          </Suspense>
        </WhenNear>
      }
    />
  );
}

type PlainProps = { spokes: readonly Spoke[]; onCompare: () => void };

function Plain({ spokes, onCompare }: PlainProps) {
  const { t } = useTranslation();
  return (
    <>
      <Radar spokes={spokes} />
      <Button variant="default" size="compact-sm" onClick={onCompare}>
        {t('chart.compare')}
      </Button>
    </>
  );
}
