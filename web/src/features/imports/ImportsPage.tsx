import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHead } from '../../ui/PageHead.tsx';
import { StepLine } from '../../ui/StepLine.tsx';
import { ChooseStep } from './ChooseStep.tsx';
import { DoneStep } from './DoneStep.tsx';
import type { ImportSearch } from './imports.api.ts';
import classes from './imports.module.css';
import { LookStep } from './LookStep.tsx';
import { useImport } from './useImport.ts';

type Props = { search: ImportSearch; onSearch: (search: ImportSearch) => void };

const steps = ['choose', 'look', 'done'] as const;

/** Brings many people in at once: choose, look at what it will do, and only then do it. */
export function ImportsPage({ search, onSearch }: Props) {
  const { t } = useTranslation();
  const { state, look, run, restart, sending } = useImport();
  return (
    <>
      <PageHead title={t('imports.title')} />
      <div className={classes.steps}>
        <StepLine
          steps={steps.map((step) => t(`imports.steps.${step}`))}
          at={steps.indexOf(state.step)}
        />
      </div>
      <div ref={useFocusOn(state.step)} tabIndex={-1} className={classes.step}>
        {state.step === 'choose' && (
          <ChooseStep search={search} onSearch={onSearch} onLook={look} sending={sending} />
        )}
        {state.step === 'look' && (
          <LookStep {...state} sending={sending} onRun={run} onBack={restart} />
        )}
        {state.step === 'done' && <DoneStep {...state} onAgain={restart} />}
      </div>
    </>
  );
}

/** The button that led to another step is gone with its own; reading goes on at the new one. */
function useFocusOn(step: string) {
  const box = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current !== step) box.current?.focus();
    shown.current = step;
  }, [step]);
  return box;
}
