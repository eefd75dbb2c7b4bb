import { IconZoomIn, IconZoomOut } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../IconButton.tsx';
import type { Zoom } from './useZoom.ts';
import classes from './viewer.module.css';

type Props = { zoom: Zoom; page?: { number: number; total: number } };

export function Tools({ zoom, page }: Props) {
  const { t } = useTranslation();
  const { scale, smaller, larger } = zoom;
  return (
    <div className={classes.tools}>
      {page && <p className={classes.page}>{t('viewer.page', page)}</p>}
      <div className={classes.zoom}>
        <IconButton
          label={t('viewer.smaller')}
          icon={IconZoomOut}
          disabled={!smaller}
          onClick={smaller}
        />
        <span className={classes.percent} aria-live="polite">
          {Math.round(scale * 100)}%
        </span>
        <IconButton
          label={t('viewer.larger')}
          icon={IconZoomIn}
          disabled={!larger}
          onClick={larger}
        />
      </div>
    </div>
  );
}
