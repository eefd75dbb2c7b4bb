import type { Application } from '@traject/contract/applications';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../platform/format.ts';
import { useRemove } from '../../platform/useRemove.ts';
import type { Column } from '../../ui/DataTable.tsx';
import { ApplicationActions } from './ApplicationActions.tsx';
import type { Opened } from './ApplicationDialogs.tsx';
import { applicationsKey, removeApplication } from './applications.api.ts';
import classes from './applications.module.css';

type Options = { trajectoryId: number; onOpen: (opened: Opened) => void };

export function useApplicationColumns(options: Options): Column<Application>[] {
  const remove = useRemoveApplication(options.trajectoryId);
  return [
    {
      key: 'date',
      header: 'labels.date',
      cell: ({ date }) => <span className={classes.date}>{formatDate(date)}</span>,
      width: 132,
      stacked: 'bare',
    },
    {
      key: 'vacancy',
      header: 'labels.vacancy',
      cell: ({ vacancy }) => vacancy,
      primary: true,
    },
    {
      key: 'company',
      header: 'labels.company',
      cell: ({ company }) => company,
      width: '30%',
      stacked: 'bare',
    },
    {
      key: 'actions',
      header: 'applications.actions',
      cell: (application) => (
        <ApplicationActions
          application={application}
          onOpen={options.onOpen}
          onRemove={() => remove(application)}
        />
      ),
      width: 140,
      actions: true,
    },
  ];
}

function useRemoveApplication(trajectoryId: number) {
  const { t } = useTranslation();
  return useRemove({
    remove: ({ id }: Application) => removeApplication({ trajectoryId, applicationId: id }),
    question: ({ vacancy, company }) => ({
      title: t('applications.remove.title'),
      message: t('applications.remove.message', {
        name: t('applications.name', { vacancy, company }),
      }),
    }),
    refresh: applicationsKey(trajectoryId),
    done: 'notify.application.delete_success',
    failed: 'notify.application.delete_error',
  });
}
