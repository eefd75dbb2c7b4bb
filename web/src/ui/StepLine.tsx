import { IconCheck } from '@tabler/icons-react';
import { useTranslation } from '../platform/i18n.ts';
import { Row } from './layout.tsx';
import text from './text.module.css';
import classes from './Wizard.module.css';

type Props = { steps: readonly string[]; at: number };

/** All steps in a row; a phone has room for the open one only. */
export function StepLine({ steps, at }: Props) {
  const { t } = useTranslation();
  return (
    <>
      <Row as="ol" className={classes.steps}>
        {steps.map((step, index) => (
          <Row
            as="li"
            gap={8}
            key={step}
            className={classes.step}
            data-phase={phase(index, at)}
            aria-current={index === at ? 'step' : undefined}
          >
            <span className={classes.number}>
              {index < at ? <IconCheck size={14} stroke={2.4} aria-hidden /> : index + 1}
            </span>
            {step}
          </Row>
        ))}
      </Row>
      <p className={`${text.secondary} ${classes.stepNow}`}>
        {t('controls.wizard.step', { number: at + 1, total: steps.length, step: steps[at] })}
      </p>
    </>
  );
}

const phase = (index: number, at: number) => (index === at ? 'now' : index < at ? 'done' : 'later');
