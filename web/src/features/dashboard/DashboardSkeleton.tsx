import { VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { usePageTitle } from '../../platform/usePageTitle.ts';
import layout from '../../ui/layout.module.css';
import { Card, Row, Stack } from '../../ui/layout.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Bone, RowsSkeleton } from '../../ui/RowsSkeleton.tsx';
import { DashboardLayout } from './DashboardLayout.tsx';
import classes from './dashboard.module.css';
import { type PartName, partNames, titleOf } from './parts.ts';

/** The dashboard while it loads, at its final size. */
export function DashboardSkeleton() {
  const { t } = useTranslation();
  usePageTitle(t('dashboard.title'));
  return (
    <div aria-busy>
      <VisuallyHidden role="status">{t('ui.loading')}</VisuallyHidden>
      <DashboardLayout
        intro={<IntroBones />}
        parts={
          Object.fromEntries(
            partNames.map((part) => [
              part,
              <Panel key={part} title={t(titleOf(part))}>
                {bones[part] ?? <RowsSkeleton rows={2} />}
              </Panel>,
            ]),
          ) as Record<PartName, ReactNode>
        }
        remove={null}
      />
    </div>
  );
}

const IntroBones = () => (
  <Card>
    <Row gap={18} className={classes.bones} aria-hidden>
      <Bone width={72} height={72} />
      <Stack className={layout.grow}>
        <Bone width={220} height={22} />
        <Bone width={300} />
        <Bone width={260} />
      </Stack>
    </Row>
  </Card>
);

const FactBones = () => (
  <div className={`${classes.bones} ${classes.factBones}`} aria-hidden>
    {Array.from({ length: 11 }, (_, index) => index).map((fact) => (
      <Bone key={fact} width={fact % 2 ? '70%' : '55%'} height={16} />
    ))}
  </div>
);

function InfoBones({ short = false }: { short?: boolean }) {
  return (
    <Stack gap={18} className={classes.bones} aria-hidden>
      {Array.from({ length: short ? 4 : 12 }, (_, index) => index).map((line) => (
        <Bone key={line} width={line % 2 ? '90%' : '70%'} height={14} />
      ))}
    </Stack>
  );
}

const bones: Partial<Record<PartName, ReactNode>> = {
  profile: <FactBones />,
  trajectory: <InfoBones />,
  notes: <InfoBones short />,
};
