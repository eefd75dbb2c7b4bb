import { IconZoomIn, IconZoomOut } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../IconButton.tsx';
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

const steps = [0.5, 0.75, 1, 1.25, 1.5, 2, 3] as const;
const whole = 2;

type Zoom = ReturnType<typeof useZoom>;

/** 1 is as wide as fits. */
export function useZoom() {
  const [step, setStep] = useState(whole);
  return {
    scale: steps[step] ?? 1,
    smaller: step > 0 ? () => setStep(step - 1) : undefined,
    larger: step < steps.length - 1 ? () => setStep(step + 1) : undefined,
  };
}
