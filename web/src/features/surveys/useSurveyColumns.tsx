import type { Survey } from '@traject/contract/surveys';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../platform/format.ts';
import { type Column, rowLink } from '../../ui/DataTable.tsx';
import { ResultsLink } from './ResultsLink.tsx';
import { SurveyActions } from './SurveyActions.tsx';
import type { Of, Opened } from './SurveyDialogs.tsx';
import { SurveyStatus } from './SurveyStatus.tsx';
import classes from './surveys.module.css';

type Options = { of: Of; onOpen: (opened: Opened) => void };

export function useSurveyColumns({ of, onOpen }: Options): Column<Survey>[] {
  const { t } = useTranslation();
  return [
    {
      key: 'created_at',
      header: 'surveys.created',
      cell: ({ created_at }) => <span className={classes.date}>{formatDate(created_at)}</span>,
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
