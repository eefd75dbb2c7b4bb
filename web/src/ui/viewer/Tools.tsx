import { Loader } from '@mantine/core';
import { IconZoomIn, IconZoomOut } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { IconButton } from '../IconButton.tsx';
import { Row } from '../layout.tsx';
import text from '../text.module.css';
import classes from './viewer.module.css';

type Props = {
  zoom: Zoom;
  page?: { number: number; total: number };
  isOpening?: boolean;
};

export function Tools({ zoom, page, isOpening }: Props) {
  const { t } = useTranslation();
  const { scale, smaller, larger } = zoom;
  return (
    <Row gap={12} className={classes.tools}>
      {page && (
        <p className={`${text.secondary} ${text.soft} ${text.num}`}>{t('viewer.page', page)}</p>
      )}
      {isOpening && (
        <Row gap={8} role="status" className={`${text.secondary} ${text.soft}`}>
          <Loader size="xs" />
          {t('viewer.rest')}
        </Row>
      )}
      <Row gap={2} className={classes.zoom}>
        <IconButton
          label={t('viewer.smaller')}
          icon={IconZoomOut}
          disabled={!smaller}
          onClick={smaller}
        />
        <span
          className={`${text.secondary} ${text.soft} ${text.num} ${classes.percent}`}
          aria-live="polite"
        >
          {Math.round(scale * 100)}%
        </span>
        <IconButton
          label={t('viewer.larger')}
          icon={IconZoomIn}
          disabled={!larger}
          onClick={larger}
        />
      </Row>
    </Row>
  );
}

const steps = [0.5, 0.75, 1, 1.25, 1.5, 2, 3] as const;
const whole = 2;

type Zoom = {
  scale: number;
  smaller?: (() => void) | undefined;
  larger?: (() => void) | undefined;
};

/** 1 is as wide as fits. */
export function useZoom(): Zoom {
  const [step, setStep] = useState(whole);
  return {
    scale: steps[step] ?? 1,
    smaller: step > 0 ? () => setStep(step - 1) : undefined,
    larger: step < steps.length - 1 ? () => setStep(step + 1) : undefined,
  };
}
