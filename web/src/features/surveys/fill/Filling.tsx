import { Button } from '@mantine/core';
import type { PublicSurvey } from '@traject/contract/common/surveyPage';
import type { SurveyQuestion } from '@traject/contract/common/surveyQuestions';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../platform/format.ts';
import { useConfirm } from '../../../ui/ConfirmProvider.tsx';
import sheet from '../../../ui/sheet/Sheet.module.css';
import { Sheet } from '../../../ui/sheet/Sheet.tsx';
import { type Answers, isAnswered } from './answers.ts';
import classes from './fill.module.css';
import { Progress } from './Progress.tsx';
import { firstFieldOf, Question } from './Question.tsx';
import { Send } from './Send.tsx';

type Props = {
  survey: PublicSurvey;
  answers: Answers;
  onAnswers: (answers: Answers) => void;
  onReset: () => void;
  onSubmit: () => void;
};

export function Filling({ survey, answers, onAnswers, onReset, onSubmit }: Props) {
  const { t } = useTranslation();
  const { questions, title } = survey.survey_template;
  const missing = questions.filter((each) => each.required && !isAnswered(each, answers));
  const askReset = useAskReset(onReset);

  return (
    <Sheet over={survey.organisation.name} title={title} intro={<Intro survey={survey} />}>
      <Progress
        done={questions.filter((question) => isAnswered(question, answers)).length}
        total={questions.length}
      />
      <form
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
        <Button variant="subtle" color="gray" className={sheet.button} onClick={askReset}>
          {t('survey_page.reset')}
        </Button>
      </form>
      <div className={classes.notes}>
        <p>{t('survey_page.kept')}</p>
        <p>{t('survey_page.until', { date: formatDate(survey.expires_at) })}</p>
      </div>
    </Sheet>
  );
}

const goTo = (question: SurveyQuestion | undefined) =>
  question && document.getElementById(firstFieldOf(question))?.focus();

/** Nobody loses what was filled in by one wrong press. */
function useAskReset(onReset: () => void) {
  const { t } = useTranslation();
  const confirm = useConfirm();
  return async () => {
    const isSure = await confirm({
      title: t('survey_page.ask_reset.title'),
      message: t('survey_page.ask_reset.message'),
      confirmText: t('survey_page.ask_reset.yes'),
      cancelText: t('survey_page.ask_reset.no'),
      danger: true,
    });
    if (isSure) onReset();
  };
}

/** How much it is, for whom, and about whom when that is not the reader. */
function Intro({ survey }: { survey: PublicSurvey }) {
  const { t } = useTranslation();
  const { questions, type } = survey.survey_template;
  return (
    <>
      {type === 'employer' && `${t('survey_page.about', { name: survey.client.name })} `}
      {t('survey_page.intro', {
        questions: t('survey_page.questions', { count: questions.length }),
        minutes: t('survey_page.minutes', { count: minutesFor(questions) }),
        name: survey.counselor.name,
        organisation: survey.organisation.name,
      })}
    </>
  );
}

/** Writing takes longer than choosing. */
const minutesFor = (questions: readonly SurveyQuestion[]) =>
  Math.ceil(questions.reduce((sum, { type }) => sum + (type === 'open' ? 1 : 0.4), 0));
