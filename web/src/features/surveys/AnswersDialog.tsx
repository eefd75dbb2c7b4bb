import { Button } from '@mantine/core';
import type { Survey } from '@traject/contract/surveys';
import { formatDateTime } from '../../platform/format.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import text from '../../ui/text.module.css';
import { answerOf, linesOf } from './answerOf.ts';
import classes from './answers.module.css';
import { ResultsLink } from './ResultsLink.tsx';

type Props = { trajectoryId: number; survey: Survey; onClose: () => void };

/** Read-only; the page with the results has them beside everybody's answers. */
export function AnswersDialog({ trajectoryId, survey, onClose }: Props) {
  const { t } = useTranslation();
  const { recipient, answered_at, survey_template } = survey;
  return (
    <Dialog
      opened
      size="upload"
      onClose={onClose}
      title={survey_template.title}
      footer={
        <>
          <Button
            variant="default"
            renderRoot={(props) => (
              <ResultsLink of={{ trajectoryId, surveyId: survey.id }} {...props} />
            )}
          >
            {t('surveys.to_results')}
          </Button>
          <Button data-autofocus onClick={onClose}>
            {t('ui.close')}
          </Button>
        </>
      }
    >
      {recipient && answered_at && (
        <p className={text.secondary}>
          {t('surveys.answered_by', { name: recipient.name, date: formatDateTime(answered_at) })}
        </p>
      )}
      <dl className={classes.answers}>
        {survey_template.questions.map((question) => (
          <div key={question.id}>
            <dt>{question.description}</dt>
            <Lines lines={linesOf(answerOf(survey, question))} />
          </div>
        ))}
      </dl>
    </Dialog>
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  const { t } = useTranslation();
  if (lines.length === 0) return <dd className={text.dim}>{t('surveys.no_answer')}</dd>;
  return lines.map((line) => <dd key={line}>{line}</dd>);
}
