import type { SurveyQuestion } from '@traject/contract/common/surveyQuestions';
import type { Survey, SurveyResults } from '@traject/contract/surveys';
import { useTranslation } from 'react-i18next';
import text from '../../ui/text.module.css';
import { type Answer, answerOf, linesOf } from './answerOf.ts';
import { OptionBars } from './OptionBars.tsx';
import classes from './results.module.css';
import { ScaleBars } from './ScaleBars.tsx';

export type Overall = NonNullable<SurveyResults['overall']>['questions'][number];

type Props = {
  survey: Survey;
  question: SurveyQuestion;
  number: number;
  /** What everybody answered; not there when too few did. */
  overall: Overall | undefined;
};

/** A question, what was answered, and that answer among those of all. */
export function ResultCard({ survey, question, number, overall }: Props) {
  const { t } = useTranslation();
  const { type, description } = question;
  const answer = answerOf(survey, question);
  return (
    <li className={classes.card}>
      <div className={classes.asked}>
        <p className={classes.number}>
          {t('surveys.results.question', { number, kind: t(`survey_page.kinds.${type}`) })}
        </p>
        <h3 className={`${text.h3} ${classes.words}`}>{description}</h3>
        {type !== 'open' && <Given answer={answer} average={overall?.average} />}
      </div>
      <div className={classes.drawn}>
        {type === 'open' && <p className={classes.open}>{answer.words || <NoAnswer />}</p>}
        {type === 'scale' && <ScaleBars choices={answer.choices} overall={overall} />}
        {(type === 'likert' || type === 'multiple') && (
          <OptionBars answer={answer} allowOther={question.allow_other} overall={overall} />
        )}
      </div>
    </li>
  );
}

type GivenProps = { answer: Answer; average: number | null | undefined };

function Given({ answer, average }: GivenProps) {
  const { t, i18n } = useTranslation();
  const lines = linesOf(answer);
  return (
    <div className={classes.given}>
      <p className={classes.number}>{t('surveys.results.answer')}</p>
      {lines.length === 0 && <NoAnswer />}
      {lines.map((line) => (
        <p key={line} className={classes.line}>
          {line}
        </p>
      ))}
      {typeof average === 'number' && (
        <p className={text.secondary}>
          {t('surveys.results.average', { average: average.toLocaleString(i18n.language) })}
        </p>
      )}
    </div>
  );
}

function NoAnswer() {
  const { t } = useTranslation();
  return <span className={text.secondary}>{t('surveys.no_answer')}</span>;
}
