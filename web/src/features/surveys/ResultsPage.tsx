import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { fewestAnswered } from '@traject/contract/common/surveyResults';
import type { Survey, SurveyResults } from '@traject/contract/surveys';
import type { ReactNode } from 'react';
import { formatDateTime } from '../../platform/format.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { useSave } from '../../platform/useSave.ts';
import { Facts } from '../../ui/Facts.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Card, Row, Stack } from '../../ui/layout.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { reminderInWords } from '../../ui/reminders/useReminders.ts';
import text from '../../ui/text.module.css';
import { ResultCard } from './ResultCard.tsx';
import classes from './results.module.css';
import { SurveyStatus } from './SurveyStatus.tsx';
import { downloadResults } from './surveys.api.ts';

type Props = { trajectoryId: number; results: SurveyResults; back: ReactNode };

export function ResultsPage({ trajectoryId, results, back }: Props) {
  const { t } = useTranslation();
  const { survey, overall } = results;
  const { title, type, questions } = survey.survey_template;
  return (
    <div className={classes.page}>
      <PageHead
        title={title}
        back={back}
        action={<Download trajectoryId={trajectoryId} survey={survey} />}
      />
      <Row gap={16} wrap justify="between" className={classes.under}>
        <p>{t(`surveys.for_types.${type}`)}</p>
        <SurveyStatus survey={survey} />
      </Row>
      <Card className={classes.facts}>
        <SurveyFacts results={results} />
      </Card>
      <Row gap={20} wrap justify="between" className={classes.head}>
        <h2 className={text.h2}>{t('surveys.results.title')}</h2>
        <Legend name={survey.recipient?.name} hasOverall={!!overall} />
      </Row>
      <Stack as="ol">
        {questions.map((question, place) => (
          <ResultCard
            key={question.id}
            survey={survey}
            question={question}
            number={place + 1}
            overall={overall?.questions.find((each) => each.survey_question_id === question.id)}
          />
        ))}
      </Stack>
    </div>
  );
}

function SurveyFacts({ results: { survey, overall } }: { results: SurveyResults }) {
  const { t } = useTranslation();
  const { recipient, answered_at } = survey;
  return (
    <Facts
      columns={2}
      items={[
        [t(answered_at ? 'surveys.results.by' : 'surveys.results.to'), recipient?.name ?? '–'],
        [t('surveys.results.sent'), <Sent key="sent" survey={survey} />],
        [
          t('surveys.results.answered'),
          answered_at ? formatDateTime(answered_at) : t('surveys.results.not_yet'),
        ],
        [
          t('surveys.results.overall'),
          overall
            ? t('surveys.results.count', { count: overall.answered })
            : t('surveys.results.too_few', { count: fewestAnswered }),
        ],
      ]}
    />
  );
}

/** The last time, and the times before it. */
function Sent({ survey: { sent_at, earlier } }: { survey: Survey }) {
  const { t } = useTranslation();
  return (
    <>
      {sent_at ? formatDateTime(sent_at) : '–'}
      {earlier.map((send) => (
        <span key={send.sent_at} className={`${text.secondary} ${classes.earlier}`}>
          {send.reminder
            ? reminderInWords(send, t)
            : t(send.opened_at ? 'surveys.earlier_opened' : 'surveys.earlier', {
                date: formatDateTime(send.sent_at),
                opened: send.opened_at && formatDateTime(send.opened_at),
              })}
        </span>
      ))}
    </>
  );
}

/** Which colour is whose; there is nothing to say where there is only one. */
function Legend({ name, hasOverall }: { name: string | undefined; hasOverall: boolean }) {
  const { t } = useTranslation();
  if (!hasOverall) return null;
  return (
    <Row as="p" gap={16} wrap className={classes.legend}>
      {name && <span data-kind="own">{t('surveys.results.own', { name })}</span>}
      <span>{t('surveys.results.all')}</span>
    </Row>
  );
}

function Download({ trajectoryId, survey }: { trajectoryId: number; survey: Survey }) {
  const { t } = useTranslation();
  const { id, survey_template } = survey;
  const downloading = useSave({
    save: () => downloadResults({ trajectoryId, surveyId: id }, `${survey_template.title}.csv`),
    failed: 'notify.download_error',
    shown: [],
  });
  return (
    <Button
      variant="default"
      leftSection={<Icon of={IconDownload} />}
      loading={downloading.isPending}
      onClick={() => downloading.submit(undefined)}
    >
      {t('surveys.results.download')}
    </Button>
  );
}
