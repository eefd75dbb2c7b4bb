import { VisuallyHidden } from '@mantine/core';
import type { Evaluation } from '@traject/contract/evaluations';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../../platform/usePageTitle.ts';
import { ErrorList } from '../../../ui/ErrorList.tsx';
import { Bone } from '../../../ui/RowsSkeleton.tsx';
import text from '../../../ui/text.module.css';
import { useRoleName } from '../useRoleName.ts';
import { Correction } from './Correction.tsx';
import { GivenScore } from './GivenScore.tsx';
import { LeftBehind } from './LeftBehind.tsx';
import { ScoreForm } from './ScoreForm.tsx';
import classes from './score.module.css';
import { useScoring } from './useScoring.ts';

type Props = { evaluation: Evaluation | undefined; onSaved: () => void };

/** The work process, and what is thought of it; its heading stays while it loads. */
export function ScoreCard({ evaluation, onSaved }: Props) {
  const { t } = useTranslation();
  const title = evaluation?.work_process.title ?? t('evaluation.title');
  usePageTitle(title);
  return (
    <section className={classes.card} aria-labelledby="work-process">
      <div className={classes.process}>
        {evaluation && <Over evaluation={evaluation} />}
        <h1 className={text.h1} id="work-process">
          {title}
        </h1>
        {evaluation && <p className={classes.description}>{evaluation.work_process.description}</p>}
      </div>
      {evaluation ? <Scoring evaluation={evaluation} onSaved={onSaved} /> : <Bones />}
    </section>
  );
}

type OpenProps = { evaluation: Evaluation };

/** As whom it is scored, or whose score it is. */
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

function Scoring({ evaluation, onSaved }: OpenProps & { onSaved: () => void }) {
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
    <div className={`${classes.part} ${classes.bones}`}>
      <VisuallyHidden role="status">{t('ui.loading')}</VisuallyHidden>
      {['a', 'b', 'c'].map((level) => (
        <Bone key={level} width="100%" height={84} />
      ))}
    </div>
  );
}
