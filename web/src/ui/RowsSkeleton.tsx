import { VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './RowsSkeleton.module.css';

/** Stands in for the rows of a list panel, at the height that they will have. */
export function RowsSkeleton({ rows }: { rows: number }) {
  const { t } = useTranslation();
  return (
    <div>
      <VisuallyHidden role="status">{t('ui.loading')}</VisuallyHidden>
      {Array.from({ length: rows }, (_, row) => row).map((row) => (
        <div key={row} className={classes.row} aria-hidden>
          <Lines first={row % 2 ? 190 : 150} second={row % 2 ? 130 : 170} />
          <Lines first={140} second={92} />
          <div className={classes.actions}>
            <Bone width={16} height={16} />
            <Bone width={16} height={16} />
          </div>
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
    <div className={classes.lines}>
      <Bone width={first} />
      <Bone width={second} height={10} />
    </div>
  );
}
