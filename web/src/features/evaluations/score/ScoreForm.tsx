import { Button } from '@mantine/core';
import type { Evaluation } from '@traject/contract/evaluations';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import text from '../../../ui/text.module.css';
import { LevelChoice } from './LevelChoice.tsx';
import { Remarks } from './Remarks.tsx';
import { RestoredCallout } from './RestoredCallout.tsx';
import classes from './score.module.css';
import type { Scoring } from './useScoring.ts';

type Props = { evaluation: Evaluation; scoring: Scoring };

export function ScoreForm({ evaluation, scoring }: Props) {
  const { t } = useTranslation();
  const hintId = useId();
  const { typed, keptAt, change, startAgain, save, isSaving } = scoring;
  const isChosen = typed.score !== null;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      {keptAt && <RestoredCallout at={keptAt} onDiscard={startAgain} />}
      <div className={classes.part}>
        <LevelChoice
          process={evaluation.work_process}
          score={typed.score}
          onChoose={(score) => change({ score })}
        />
      </div>
      <Remarks
        evaluation={evaluation}
        value={typed.comments}
        onChange={(comments) => change({ comments })}
      />
      <div className={classes.foot} data-sticky-foot>
        <span id={hintId} className={text.secondary} data-needed={!isChosen || undefined}>
          {t(isChosen ? 'evaluation.after' : 'evaluation.choose_first')}
        </span>
        <Button
          type="submit"
          size="md"
          className={classes.save}
          disabled={!isChosen}
          loading={isSaving}
          aria-describedby={hintId}
        >
          {t('evaluation.save')}
        </Button>
      </div>
    </form>
  );
}
