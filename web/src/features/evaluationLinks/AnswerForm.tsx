import { IconAlertTriangle, IconCheck, IconRefresh } from '@tabler/icons-react';
import { noLevels } from '@traject/contract/common/evaluationAnswer';
import type { AskedEvaluation } from '@traject/contract/evaluationLinks';
import { useId } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import sheet from '../../ui/sheet/Sheet.module.css';
import { SheetButton } from '../../ui/sheet/SheetButton.tsx';
import answer from './answer.module.css';
import { hasAnswer, levels, type Typed } from './answers.ts';
import { CopyText } from './CopyText.tsx';
import classes from './evaluate.module.css';
import { Mark } from './Mark.tsx';
import { type Status, useAnswer } from './useAnswer.ts';

type Props = { token: string; asked: AskedEvaluation; onSaved: (saved: AskedEvaluation) => void };

/** Three levels, two answers that are none, and remarks; each is saved by itself. */
export function AnswerForm(props: Props) {
  const { typed, status, change, save } = useAnswer(props);
  const { student } = props.asked;
  if (status === 'expired' || status === 'conflict' || status === 'gone')
    return <Late why={status} typed={typed} />;
  return (
    <>
      <Levels typed={typed} onChange={change} />
      <Remarks
        name={student.name.split(' ')[0] ?? ''}
        value={typed.comments}
        onChange={(comments) => change({ comments })}
        onLeave={save}
      />
      <State typed={typed} status={status} onRetry={save} />
    </>
  );
}

type LevelsProps = { typed: Typed; onChange: (part: Partial<Typed>) => void };

function Levels({ typed, onChange }: LevelsProps) {
  const { t } = useTranslation();
  return (
    <fieldset className={answer.levels}>
      <legend>{t('evaluation_page.question')}</legend>
      {levels.map((level, place) => (
        <button
          key={level}
          type="button"
          className={answer.level}
          aria-pressed={typed.score === place + 1}
          onClick={() => onChange({ score: place + 1, no_level: null })}
        >
          <Mark said={{ score: place + 1 }} />
          {typed.score === place + 1 && <IconCheck size={20} stroke={2} aria-hidden />}
        </button>
      ))}
      <p className={answer.or}>{t('evaluation_page.or_none')}</p>
      <div className={answer.others}>
        {noLevels.map((one) => (
          <button
            key={one}
            type="button"
            className={answer.other}
            aria-pressed={typed.no_level === one}
            onClick={() => onChange({ score: null, no_level: one })}
          >
            {t(`evaluation_page.no_level.${one}`)}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

type RemarksProps = {
  name: string;
  value: string;
  onChange: (value: string) => void;
  onLeave: () => void;
};

function Remarks({ name, value, onChange, onLeave }: RemarksProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <div className={answer.remarks}>
      <label htmlFor={id}>{t('evaluation_page.comments')}</label>
      <p id={`${id}-hint`} className={sheet.over}>
        {t('evaluation_page.comments_hint', { name })}
      </p>
      <textarea
        id={id}
        aria-describedby={`${id}-hint`}
        className={sheet.box}
        rows={3}
        maxLength={5000}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        onBlur={onLeave}
      />
    </div>
  );
}

type StateProps = { typed: Typed; status: Status; onRetry: () => void };

/** Whether it was saved; what failed can be tried again, and is tried when there is internet. */
function State({ typed, status, onRetry }: StateProps) {
  const { t } = useTranslation();
  const isWaiting = !hasAnswer(typed) && typed.comments.trim() !== '';
  return (
    <>
      <p role="status" className={answer.state} data-status={status}>
        {status === 'saved' && <IconCheck size={18} stroke={2} aria-hidden />}
        {isWaiting
          ? t('evaluation_page.choose')
          : (status === 'saved' || status === 'saving') && t(`evaluation_page.${status}`)}
      </p>
      {status === 'failed' && (
        <div role="alert" className={classes.failed}>
          <p>{t('evaluation_page.failed')}</p>
          <SheetButton look="plain" icon={IconRefresh} onClick={onRetry}>
            {t('evaluation_page.retry')}
          </SheetButton>
        </div>
      )}
    </>
  );
}

type LateProps = { why: 'expired' | 'conflict' | 'gone'; typed: Typed };

/** What came too late is shown, so that nothing typed is lost. */
function Late({ why, typed }: LateProps) {
  const { t } = useTranslation();
  return (
    <div role="alert" className={classes.failed}>
      <p className={classes.why}>
        <IconAlertTriangle size={20} stroke={1.75} aria-hidden /> {t(`evaluation_page.late.${why}`)}
      </p>
      <p>
        {t('evaluation_page.late.typed')} <Mark said={typed} />
      </p>
      {typed.comments && <CopyText text={typed.comments} />}
    </div>
  );
}
