import { Button } from '@mantine/core';
import type { Evaluation } from '@traject/contract/evaluations';
import { useTranslation } from 'react-i18next';
import { ScoreFields } from './ScoreForm.tsx';
import type { Scoring } from './useScoring.ts';

type Props = { evaluation: Evaluation; scoring: Scoring; onStop: () => void };

/** The same form again, over what was given. */
export function Correction({ evaluation, scoring, onStop }: Props) {
  const { t } = useTranslation();
  const stop = () => {
    scoring.startAgain();
    onStop();
  };
  return (
    <ScoreFields
      evaluation={evaluation}
      scoring={scoring}
      hint={t('evaluation.correct.hint')}
      label={t('evaluation.save_last')}
      beside={
        <Button variant="default" size="md" onClick={stop}>
          {t('ui.cancel')}
        </Button>
      }
    />
  );
}
