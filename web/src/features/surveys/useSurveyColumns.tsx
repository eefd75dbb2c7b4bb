import type { Survey } from '@traject/contract/surveys';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../platform/format.ts';
import { type Column, rowLink } from '../../ui/DataTable.tsx';
import { ResultsLink } from './ResultsLink.tsx';
import { SurveyActions } from './SurveyActions.tsx';
import type { Opened } from './SurveyDialogs.tsx';
import { SurveyStatus } from './SurveyStatus.tsx';
import classes from './surveys.module.css';

type Options = { trajectoryId: number; onOpen: (opened: Opened) => void };

export function useSurveyColumns({ trajectoryId, onOpen }: Options): Column<Survey>[] {
  const { t } = useTranslation();
  return [
    {
      key: 'created_at',
      header: t('surveys.created'),
      cell: ({ created_at }) => <span className={classes.date}>{formatDate(created_at)}</span>,
      width: 132,
      stacked: 'bare',
    },
    {
      key: 'title',
      header: t('surveys.survey'),
      cell: (survey) => (
        <>
          <ResultsLink of={{ trajectoryId, surveyId: survey.id }} className={rowLink}>
            {survey.survey_template.title}
          </ResultsLink>
          <SurveyStatus survey={survey} />
        </>
      ),
      primary: true,
    },
    {
      key: 'type',
      header: t('surveys.for'),
      cell: ({ survey_template }) => t(`surveys.types.${survey_template.type}`),
      width: 110,
      stacked: 'bare',
    },
    {
      key: 'actions',
      header: t('surveys.actions'),
      cell: (survey) => (
        <SurveyActions trajectoryId={trajectoryId} survey={survey} onOpen={onOpen} />
      ),
      width: 152,
      actions: true,
    },
  ];
}
