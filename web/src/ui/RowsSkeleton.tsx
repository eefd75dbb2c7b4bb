import { VisuallyHidden } from '@mantine/core';
import { useTranslation } from '../platform/i18n.ts';
import list from './ListRow.module.css';
import { Row, Stack } from './layout.tsx';
import classes from './RowsSkeleton.module.css';

/** Stands in for the rows of a list panel, at the height that they will have. */
export function RowsSkeleton({ rows }: { rows: number }) {
  const { t } = useTranslation();
  return (
    <div>
      <VisuallyHidden role="status">{t('ui.loading')}</VisuallyHidden>
      {Array.from({ length: rows }, (_, row) => row).map((row) => (
        <div key={row} className={list.row} aria-hidden>
          <Lines first={row % 2 ? 190 : 150} second={row % 2 ? 130 : 170} />
          <Lines first={140} second={92} />
          <Row gap={12} justify="end" className={classes.actions}>
            <Bone width={16} height={16} />
            <Bone width={16} height={16} />
          </Row>
        </div>
      ))}
    </div>
  );
}

export function Bone({ width, height = 12 }: { width: number | string; height?: number }) {
  return <span className={classes.bone} style={{ width, height }} />;
}

function Lines({ first, second }: { first: number; second: number }) {
  return (
    <Stack gap={8} className={classes.lines}>
      <Bone width={first} />
      <Bone width={second} height={10} />
    </Stack>
  );
}
