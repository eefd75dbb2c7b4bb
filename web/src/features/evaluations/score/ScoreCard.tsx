import { Button, VisuallyHidden } from '@mantine/core';
import type { Evaluation } from '@traject/contract/evaluations';
import { useState } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import { usePageTitle } from '../../../platform/usePageTitle.ts';
import { Callout } from '../../../ui/Callout.tsx';
import { ErrorList } from '../../../ui/ErrorList.tsx';
import { Card, Stack } from '../../../ui/layout.tsx';
import { Bone } from '../../../ui/RowsSkeleton.tsx';
import text from '../../../ui/text.module.css';
import { useRoleName } from '../names.ts';
import { GivenScore } from './GivenScore.tsx';
import { ScoreFields, ScoreForm } from './ScoreForm.tsx';
import { StudentProcesses } from './StudentProcesses.tsx';
import classes from './score.module.css';
import { type Scoring, useScoring } from './useScoring.ts';

type Props = { evaluation: Evaluation | undefined; onSaved: () => void };

/** The work process and its score; the heading stays while it loads. */
export function ScoreCard({ evaluation, onSaved }: Props) {
  const { t } = useTranslation();
  const title = evaluation?.work_process.title ?? t('evaluation.title');
  usePageTitle(title);
  return (
    <Card as="section" aria-labelledby="work-process">
      {evaluation?.may_score && <StudentProcesses evaluation={evaluation} />}
      <div className={classes.process}>
        {evaluation && <Over evaluation={evaluation} />}
        <h1 className={text.h1} id="work-process">
          {title}
        </h1>
        {evaluation && <Words {...evaluation.work_process} />}
        {evaluation?.message && <Message evaluation={evaluation} />}
      </div>
      {evaluation ? <Score evaluation={evaluation} onSaved={onSaved} /> : <Bones />}
    </Card>
  );
}

/** What the work process is and, from a dossier of the register, what it leads to and how. */
function Words({ description, ...more }: Evaluation['work_process']) {
  const { t } = useTranslation();
  const className = `${text.soft} ${text.lines} ${classes.description}`;
  return (
    <>
      <p className={className}>{description}</p>
      {parts.map(
        (part) =>
          more[part] && (
            <p key={part} className={className}>
              <strong>{t(`evaluation.texts.${part}`)}</strong>
              {`\n${more[part]}`}
            </p>
          ),
      )}
    </>
  );
}

const parts = ['result', 'behaviour'] as const;

type OpenProps = { evaluation: Evaluation };

/** What the asker wrote with the request. */
function Message({ evaluation: { message, asker } }: OpenProps) {
  const { t } = useTranslation();
  return (
    <figure className={classes.message}>
      <figcaption className={text.secondary}>
        {asker ? t('evaluation.wrote', asker) : t('evaluation.written')}
      </figcaption>
      <blockquote className={text.lines}>{message}</blockquote>
    </figure>
  );
}

/** In which role it is scored, or whose score it is. */
function Over({ evaluation }: OpenProps) {
  const { t } = useTranslation();
  const roleName = useRoleName(evaluation.student.id);
  const { may_score, evaluator_role, work_process } = evaluation;
  const { name } = evaluator_role;
  const { number } = work_process;
  return (
    <p className={text.secondary}>
      {may_score
        ? t(`evaluation.over.${name}`, { number })
        : t('evaluation.over_read', { number, role: roleName(name) })}
    </p>
  );
}

function Score({ evaluation, onSaved }: OpenProps & { onSaved: () => void }) {
  const [wants, setWants] = useState(false);
  const isCorrecting = wants && evaluation.may_correct;
  const stop = () => setWants(false);
  const scoring = useScoring(evaluation, { isCorrecting, onSaved: isCorrecting ? stop : onSaved });
  const { errors, left, startAgain } = scoring;
  return (
    <>
      {errors.length > 0 && (
        <div className={classes.part}>
          <ErrorList errors={errors} />
        </div>
      )}
      {left && <LeftBehind comments={left} onDiscard={startAgain} />}
      {evaluation.may_score && <ScoreForm evaluation={evaluation} scoring={scoring} />}
      {isCorrecting && <Correction evaluation={evaluation} scoring={scoring} onStop={stop} />}
      {!evaluation.may_score && !isCorrecting && (
        <GivenScore evaluation={evaluation} onCorrect={() => setWants(true)} />
      )}
    </>
  );
}

function Bones() {
  const { t } = useTranslation();
  return (
    <Stack gap={10} className={`${classes.part} ${classes.last}`}>
      <VisuallyHidden role="status">{t('ui.loading')}</VisuallyHidden>
      {['a', 'b', 'c'].map((level) => (
        <Bone key={level} width="100%" height={84} />
      ))}
    </Stack>
  );
}

type LeftBehindProps = { comments: string; onDiscard: () => void };

/** What was typed and came too late is not lost: it can be copied from here. */
function LeftBehind({ comments, onDiscard }: LeftBehindProps) {
  const { t } = useTranslation();
  return (
    <div className={classes.part}>
      <Callout kind="info" title={t('evaluation.left.title')}>
        <p className={`${text.lines} ${classes.comments}`}>{comments}</p>
        <Button variant="default" size="xs" className={classes.discard} onClick={onDiscard}>
          {t('evaluation.left.discard')}
        </Button>
      </Callout>
    </div>
  );
}

type CorrectionProps = { evaluation: Evaluation; scoring: Scoring; onStop: () => void };

/** The same form again, over what was given. */
function Correction({ evaluation, scoring, onStop }: CorrectionProps) {
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
