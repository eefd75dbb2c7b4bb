import { Button, InputBase } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { Evaluation } from '@traject/contract/evaluations';
import { type ReactNode, useId } from 'react';
import { formatDateTime } from '../../../platform/format.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { Callout } from '../../../ui/Callout.tsx';
import { Row } from '../../../ui/layout.tsx';
import text from '../../../ui/text.module.css';
import { pendingQuery } from '../pending.api.ts';
import { LevelChoice } from './LevelChoice.tsx';
import classes from './score.module.css';
import { hasAnswer, type Scoring } from './useScoring.ts';

type Props = { evaluation: Evaluation; scoring: Scoring };

/** The last one leads to no other, and its button does not promise one. */
export function ScoreForm(props: Props) {
  const { t } = useTranslation();
  const { data: pending } = useQuery(pendingQuery);
  const isLast = pending?.every(({ id }) => id === props.evaluation.id) ?? false;
  return (
    <ScoreFields
      {...props}
      hint={t(isLast ? 'evaluation.after_last' : 'evaluation.after')}
      label={t(isLast ? 'evaluation.save_last' : 'evaluation.save')}
    />
  );
}

type FieldProps = Props & {
  hint: string;
  label: string;
  /** A second button. */
  beside?: ReactNode;
};

export function ScoreFields({ evaluation, scoring, hint, label, beside }: FieldProps) {
  const { t } = useTranslation();
  const hintId = useId();
  const { typed, keptAt, change, startAgain, save, isSaving } = scoring;
  const isChosen = hasAnswer(typed);
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
          noLevel={typed.no_level}
          onChoose={change}
        />
      </div>
      <Remarks
        evaluation={evaluation}
        value={typed.comments}
        onChange={(comments) => change({ comments })}
      />
      <Row gap={12} justify="between" className={classes.foot} data-sticky-foot>
        <span id={hintId} className={text.secondary} data-needed={!isChosen || undefined}>
          {isChosen ? hint : t('evaluation.choose_first')}
        </span>
        {beside}
        <Button
          type="submit"
          size="md"
          className={classes.save}
          disabled={!isChosen}
          loading={isSaving}
          aria-describedby={hintId}
        >
          {label}
        </Button>
      </Row>
    </form>
  );
}

type RemarksProps = { evaluation: Evaluation; value: string; onChange: (value: string) => void };

const longest = 5000;

/** The browser's own text box, which grows by itself: a phone need not load ours. */
function Remarks({ evaluation, value, onChange }: RemarksProps) {
  const { t } = useTranslation();
  const [name = ''] = evaluation.student.name.split(' ');
  const isOwn = evaluation.evaluator_role.name === 'student';
  return (
    <div className={classes.part}>
      <InputBase
        component="textarea"
        multiline
        rows={4}
        label={t('evaluation.comments.label')}
        description={
          isOwn ? t('evaluation.comments.own_hint') : t('evaluation.comments.hint', { name })
        }
        classNames={{ label: classes.label, input: classes.box }}
        maxLength={longest}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      <p className={`${text.meta} ${text.num} ${classes.count}`}>
        {t('evaluation.comments.count', { count: value.length, most: longest })}
      </p>
    </div>
  );
}

type RestoredCalloutProps = { at: string; onDiscard: () => void };

function RestoredCallout({ at, onDiscard }: RestoredCalloutProps) {
  const { t } = useTranslation();
  return (
    <div className={classes.part}>
      <Callout kind="info" icon={IconHistory} role="status" title={t('evaluation.restored.title')}>
        <p>{t('evaluation.restored.text', { date: formatDateTime(at) })}</p>
        <Button variant="default" size="xs" className={classes.discard} onClick={onDiscard}>
          {t('evaluation.restored.discard')}
        </Button>
      </Callout>
    </div>
  );
}
