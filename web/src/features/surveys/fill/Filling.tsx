import type { PublicSurvey } from '@traject/contract/common/surveyPage';
import type { SurveyQuestion } from '@traject/contract/common/surveyQuestions';
import { formatDate } from '../../../platform/format.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { logoBehind } from '../../../platform/logoBehind.ts';
import { Stack } from '../../../ui/layout.tsx';
import { Sheet } from '../../../ui/sheet/Sheet.tsx';
import { SheetContact } from '../../../ui/sheet/SheetContact.tsx';
import { type Answers, isAnswered } from './answers.ts';
import classes from './fill.module.css';
import { firstFieldOf, Question } from './Question.tsx';
import { Reset, Send } from './Send.tsx';

type Props = {
  token: string;
  survey: PublicSurvey;
  answers: Answers;
  onAnswers: (answers: Answers) => void;
  onReset: () => void;
  onSubmit: () => void;
};

export function Filling({ token, survey, answers, onAnswers, onReset, onSubmit }: Props) {
  const { t } = useTranslation();
  const { questions, title } = survey.survey_template;
  const missing = questions.filter((each) => each.required && !isAnswered(each, answers));

  return (
    <Sheet
      logo={logoBehind(token, survey.organisation)}
      over={survey.organisation.name}
      title={title}
      intro={<Intro survey={survey} />}
    >
      <Progress
        done={questions.filter((question) => isAnswered(question, answers)).length}
        total={questions.length}
      />
      <Stack
        as="form"
        noValidate
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (missing.length === 0) onSubmit();
        }}
      >
        {questions.map((question, place) => (
          <Question
            key={question.id}
            question={question}
            place={{ number: place + 1, total: questions.length }}
            answer={answers[question.id]}
            onAnswer={(answer) => onAnswers({ ...answers, [question.id]: answer })}
          />
        ))}
        <Send missing={missing.length} onMissing={() => goTo(missing[0])} />
        <Reset onReset={onReset} />
      </Stack>
      <Stack gap={6} className={classes.notes}>
        <p>{t('survey_page.kept')}</p>
        <p>{t('survey_page.until', { date: formatDate(survey.expires_at) })}</p>
        <SheetContact who={survey.counselor} />
      </Stack>
    </Sheet>
  );
}

const goTo = (question: SurveyQuestion | undefined) =>
  question && document.getElementById(firstFieldOf(question))?.focus();

/** How long it is, who will read it, and whom it is about when that is not the reader. */
function Intro({ survey }: { survey: PublicSurvey }) {
  const { t } = useTranslation();
  const { questions, type } = survey.survey_template;
  return (
    <>
      {type === 'employer' && `${t('survey_page.about', { name: survey.client.name })} `}
      {t('survey_page.intro', {
        questions: t('survey_page.questions', { count: questions.length }),
        minutes: t('survey_page.minutes', { count: minutesFor(questions) }),
      })}{' '}
      {t('survey_page.readers', {
        name: survey.counselor.name,
        organisation: survey.organisation.name,
      })}
    </>
  );
}

/** Writing takes longer than choosing. */
const minutesFor = (questions: readonly SurveyQuestion[]) =>
  Math.ceil(questions.reduce((sum, { type }) => sum + (type === 'open' ? 1 : 0.4), 0));

type ProgressProps = { done: number; total: number };

/** Stays in view, so that the end is in sight. */
function Progress({ done, total }: ProgressProps) {
  const { t } = useTranslation();
  return (
    <div className={classes.progress}>
      <p>{t('survey_page.done', { done, total })}</p>
      <div
        className={classes.bar}
        role="progressbar"
        aria-label={t('survey_page.progress')}
        aria-valuenow={done}
        aria-valuemin={0}
        aria-valuemax={total}
      >
        <div
          className={classes.filled}
          style={{ width: `${(done / Math.max(total, 1)) * 100}%` }}
        />
      </div>
    </div>
  );
}
