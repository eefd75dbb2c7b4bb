import { IconClipboardList, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { Survey } from '@traject/contract/surveys';
import { Suspense, useState } from 'react';
import { formatDate } from '../../platform/format.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { lazily } from '../../platform/lazily.ts';
import { type Column, DataTable, rowLink } from '../../ui/DataTable.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { PanelButton } from '../../ui/PanelButton.tsx';
import { PanelError } from '../../ui/PanelError.tsx';
import text from '../../ui/text.module.css';
import { ResultsLink } from './ResultsLink.tsx';
import { type Opened, SurveyActions } from './SurveyActions.tsx';
import { LastReminder, SurveyStatus } from './SurveyStatus.tsx';
import { type Of, surveysQuery } from './surveys.api.ts';

const SurveyDialog = lazily(() => import('./SurveyDialog.tsx'), 'SurveyDialog');
const AnswersDialog = lazily(() => import('./AnswersDialog.tsx'), 'AnswersDialog');

export function SurveysPanel(of: Of) {
  const { t } = useTranslation();
  const [opened, setOpened] = useState<Opened>();
  const { data: surveys, isError, refetch } = useQuery(surveysQuery(of.trajectoryId));
  const columns = useSurveyColumns({ of, onOpen: setOpened });
  const empty = { title: t('surveys.empty'), text: t('surveys.empty_text') };

  return (
    <Panel
      title={t('surveys.title')}
      count={surveys?.length}
      action={
        <PanelButton
          label={t('surveys.add')}
          icon={IconPlus}
          onClick={() => setOpened({ dialog: 'start' })}
        >
          {t('surveys.start')}
        </PanelButton>
      }
    >
      {!surveys && isError ? (
        <PanelError title={t('surveys.failed')} onRetry={() => refetch()} />
      ) : (
        <DataTable
          label={t('surveys.title')}
          columns={columns}
          rows={surveys}
          rowKey={({ id }) => id}
          empty={<EmptyState icon={IconClipboardList} {...empty} />}
        />
      )}
      <SurveyDialogs of={of} opened={opened} onClose={() => setOpened(undefined)} />
    </Panel>
  );
}

type ColumnOptions = { of: Of; onOpen: (opened: Opened) => void };

function useSurveyColumns({ of, onOpen }: ColumnOptions): Column<Survey>[] {
  const { t } = useTranslation();
  return [
    {
      key: 'created_at',
      header: 'surveys.created',
      cell: ({ created_at }) => (
        <span className={`${text.dim} ${text.num}`}>{formatDate(created_at)}</span>
      ),
      width: 132,
      stacked: 'bare',
    },
    {
      key: 'title',
      header: 'surveys.survey',
      cell: (survey) => (
        <>
          <ResultsLink
            of={{ trajectoryId: of.trajectoryId, surveyId: survey.id }}
            className={rowLink}
          >
            {survey.survey_template.title}
          </ResultsLink>
          <SurveyStatus survey={survey} />
          <LastReminder survey={survey} />
        </>
      ),
      primary: true,
    },
    {
      key: 'type',
      header: 'surveys.for',
      cell: ({ survey_template }) => t(`surveys.types.${survey_template.type}`),
      width: 110,
      stacked: 'bare',
    },
    {
      key: 'actions',
      header: 'surveys.actions',
      cell: (survey) => <SurveyActions of={of} survey={survey} onOpen={onOpen} />,
      width: 152,
      actions: true,
    },
  ];
}

type DialogProps = { of: Of; opened: Opened | undefined; onClose: () => void };

/** The one dialog that is open, if any. */
function SurveyDialogs({ of, opened, onClose }: DialogProps) {
  return (
    <Suspense>
      {opened?.dialog === 'answers' && (
        <AnswersDialog trajectoryId={of.trajectoryId} survey={opened.survey} onClose={onClose} />
      )}
      {(opened?.dialog === 'start' || opened?.dialog === 'change') && (
        <SurveyDialog
          of={of}
          survey={opened.dialog === 'change' ? opened.survey : undefined}
          onClose={onClose}
        />
      )}
    </Suspense>
  );
}
