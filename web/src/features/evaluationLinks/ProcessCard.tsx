import type { AskedEvaluation } from '@traject/contract/evaluationLinks';
import { useState } from 'react';
import { formatDateTime } from '../../platform/format.ts';
import { useTranslation } from '../../platform/i18n.ts';
import sheet from '../../ui/sheet/Sheet.module.css';
import { SheetButton } from '../../ui/sheet/SheetButton.tsx';
import { AnswerForm } from './AnswerForm.tsx';
import { draftOf, levels } from './answers.ts';
import { Evidence } from './Evidence.tsx';
import classes from './evaluate.module.css';
import { Mark } from './Mark.tsx';

type Props = { token: string; asked: AskedEvaluation; onSaved: (saved: AskedEvaluation) => void };

/** One work process: what it is about, and the answer. */
export function ProcessCard({ token, asked, onSaved }: Props) {
  const [isOpen, setOpen] = useState(() => !asked.done_at || !!draftOf(token, asked.id).read());
  const { number, title, description } = asked.work_process;
  return (
    <article className={`${sheet.card} ${classes.card}`} aria-labelledby={`process-${asked.id}`}>
      <p className={sheet.over}>{asked.diploma.title}</p>
      <h3 id={`process-${asked.id}`}>
        {number} {title}
      </h3>
      {description && <p className={classes.text}>{description}</p>}
      <Details asked={asked} />
      <Evidence token={token} asked={asked} />
      {isOpen ? (
        <AnswerForm token={token} asked={asked} onSaved={onSaved} />
      ) : (
        <Given asked={asked} onCorrect={() => setOpen(true)} />
      )}
    </article>
  );
}

type AskedProps = Pick<Props, 'asked'>;

/** Folded, for whoever wants to be precise. */
function Details({ asked: { work_process } }: AskedProps) {
  const { t } = useTranslation();
  const parts = (['result', 'behaviour'] as const).filter((part) => work_process[part]);
  const told = levels.filter((level) => work_process[`result_${level}`]);
  return (
    <>
      {parts.length > 0 && (
        <details className={classes.details}>
          <summary>{t('evaluation_page.more')}</summary>
          <dl>
            {parts.map((part) => (
              <div key={part}>
                <dt>{t(`evaluation_page.${part}`)}</dt>
                <dd className={classes.text}>{work_process[part]}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
      {told.length > 0 && (
        <details className={classes.details}>
          <summary>{t('evaluation_page.criteria')}</summary>
          <dl>
            {told.map((level) => (
              <div key={level}>
                <dt>{t(`evaluation_page.level.${level}`)}</dt>
                <dd className={classes.text}>{work_process[`result_${level}`]}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </>
  );
}

/** What was answered before, for whoever comes back. */
function Given({ asked, onCorrect }: AskedProps & { onCorrect: () => void }) {
  const { t } = useTranslation();
  const { done_at, comments, may_correct } = asked;
  return (
    <div className={classes.given}>
      <p className={classes.answer}>
        <Mark said={asked} />
      </p>
      {comments && <p className={classes.text}>{comments}</p>}
      {done_at && (
        <p className={sheet.over}>
          {t('evaluation_page.answered', { date: formatDateTime(done_at) })}
        </p>
      )}
      {may_correct && (
        <>
          <SheetButton look="quiet" onClick={onCorrect}>
            {t('evaluation_page.correct')}
          </SheetButton>
          <p className={sheet.over}>{t('evaluation_page.correct_until')}</p>
        </>
      )}
    </div>
  );
}
