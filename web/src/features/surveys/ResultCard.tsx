import { VisuallyHidden } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import type { SurveyQuestion } from '@traject/contract/common/surveyQuestions';
import type { Survey, SurveyResults } from '@traject/contract/surveys';
import { useTranslation } from '../../platform/i18n.ts';
import { Card, Stack } from '../../ui/layout.tsx';
import text from '../../ui/text.module.css';
import { type Answer, answerOf, type Choice, linesOf } from './answerOf.ts';
import bars from './bars.module.css';
import classes from './results.module.css';

type Overall = NonNullable<SurveyResults['overall']>['questions'][number];

type Props = {
  survey: Survey;
  question: SurveyQuestion;
  number: number;
  /** What everybody answered; missing when too few did. */
  overall: Overall | undefined;
};

/** A question, its answer, and that answer among everybody's. */
export function ResultCard({ survey, question, number, overall }: Props) {
  const { t } = useTranslation();
  const { type, description } = question;
  const answer = answerOf(survey, question);
  return (
    <Card as="li" className={classes.card}>
      <div className={classes.asked}>
        <p className={text.meta}>
          {t('surveys.results.question', { number, kind: t(`survey_page.kinds.${type}`) })}
        </p>
        <h3 className={`${text.h3} ${text.lines} ${classes.words}`}>{description}</h3>
        {type !== 'open' && <Given answer={answer} average={overall?.average} />}
      </div>
      <div className={classes.drawn}>
        {type === 'open' && (
          <p className={`${text.lines} ${classes.open}`}>{answer.words || <NoAnswer />}</p>
        )}
        {type === 'scale' && <ScaleBars choices={answer.choices} overall={overall} />}
        {(type === 'likert' || type === 'multiple') && (
          <OptionBars answer={answer} allowOther={question.allow_other} overall={overall} />
        )}
      </div>
    </Card>
  );
}

type GivenProps = { answer: Answer; average: number | null | undefined };

function Given({ answer, average }: GivenProps) {
  const { t, language } = useTranslation();
  const lines = linesOf(answer);
  return (
    <div className={classes.given}>
      <p className={text.meta}>{t('surveys.results.answer')}</p>
      {lines.length === 0 && <NoAnswer />}
      {lines.map((line) => (
        <p key={line} className={classes.line}>
          {line}
        </p>
      ))}
      {typeof average === 'number' && (
        <p className={text.secondary}>
          {t('surveys.results.average', { average: average.toLocaleString(language) })}
        </p>
      )}
    </div>
  );
}

function NoAnswer() {
  const { t } = useTranslation();
  return <span className={text.secondary}>{t('surveys.no_answer')}</span>;
}

type OptionProps = { answer: Answer; allowOther: boolean; overall: Overall | undefined };
type Row = { label: string; isChosen: boolean; count: number | undefined };

/** Each option with how often everybody chose it; without a comparison, just the chosen one. */
function OptionBars({ answer, allowOther, overall }: OptionProps) {
  const { t } = useTranslation();
  const other = { label: t('surveys.results.other'), isChosen: answer.words !== '' };
  const rows: Row[] = answer.choices.map((choice, place) => ({
    ...choice,
    count: overall?.shares[place]?.count,
  }));
  if (allowOther) rows.push({ ...other, count: overall?.other ?? undefined });
  return (
    <Stack as="ul" gap={8} className={bars.options}>
      {rows.map((row) => (
        <OptionRow key={row.label} row={row} all={overall?.count ?? 1} />
      ))}
    </Stack>
  );
}

function OptionRow({ row: { label, isChosen, count }, all }: { row: Row; all: number }) {
  const { t } = useTranslation();
  return (
    <li data-chosen={isChosen || undefined}>
      <span className={bars.label}>
        {label}
        {isChosen && <VisuallyHidden> {t('surveys.results.chosen')}</VisuallyHidden>}
      </span>
      {count === undefined ? (
        isChosen && <IconCheck size={16} stroke={2} aria-hidden />
      ) : (
        <>
          <span className={bars.track} aria-hidden>
            <span className={bars.bar} style={{ width: `${(count / all) * 100}%` }} />
          </span>
          <span className={bars.count}>
            {count}
            <VisuallyHidden> {t('surveys.results.times')}</VisuallyHidden>
          </span>
        </>
      )}
    </li>
  );
}

type ScaleProps = { choices: readonly Choice[]; overall: Overall | undefined };

/** The numbers from low to high, each as tall as its share of all who answered. */
function ScaleBars({ choices, overall }: ScaleProps) {
  const { t } = useTranslation();
  const counts = choices.map((_, place) => overall?.shares[place]?.count);
  const all = overall?.count ?? 1;
  return (
    <ul className={bars.scale} data-counted={!!overall || undefined}>
      {choices.map(({ label, isChosen }, place) => {
        const count = counts[place];
        return (
          <li key={label} data-chosen={isChosen || undefined}>
            <span className={bars.mark}>{label}</span>
            {isChosen && <VisuallyHidden>{t('surveys.results.chosen')}</VisuallyHidden>}
            {count !== undefined && (
              <>
                <span className={bars.column} aria-hidden>
                  <span className={bars.bar} style={{ height: `${(count / all) * 100}%` }} />
                </span>
                <span className={bars.count}>
                  {count}
                  <VisuallyHidden> {t('surveys.results.times')}</VisuallyHidden>
                </span>
              </>
            )}
          </li>
        );
      })}
    </ul>
  );
}
