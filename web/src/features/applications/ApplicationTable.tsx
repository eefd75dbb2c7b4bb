import { IconFileText, IconLock, IconPaperclip } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import type { Application } from '@traject/contract/applications';
import type { Page } from '@traject/contract/common/page';
import { formatDate } from '../../platform/format.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { useRemove } from '../../platform/useRemove.ts';
import type { FailedFile } from '../../platform/useUpload.ts';
import { type Column, DataTable } from '../../ui/DataTable.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Row } from '../../ui/layout.tsx';
import { Pager } from '../../ui/Pager.tsx';
import { PanelError } from '../../ui/PanelError.tsx';
import { RowActions } from '../../ui/RowActions.tsx';
import text from '../../ui/text.module.css';
import { Unhurried } from '../../ui/Unhurried.tsx';
import { applicationsKey, removeApplication } from './applications.api.ts';
import classes from './applications.module.css';

export type Opened =
  | { dialog: 'create' }
  | { dialog: 'edit'; application: Application }
  | { dialog: 'attachments'; application: Application; failed?: FailedFile };

type Props = {
  trajectoryId: number;
  applications: UseQueryResult<Page<Application>>;
  onPage: (page: number) => void;
  onOpen: (opened: Opened) => void;
};

export function ApplicationTable({ trajectoryId, applications, onPage, onOpen }: Props) {
  const { t } = useTranslation();
  const columns = useApplicationColumns({ trajectoryId, onOpen });
  const { data: page, isError, isPlaceholderData, refetch } = applications;
  const empty = { title: t('applications.empty'), text: t('applications.empty_text') };

  if (isError && (!page || isPlaceholderData))
    return <PanelError title={t('applications.failed')} onRetry={() => refetch()} />;
  return (
    <div data-updating={isPlaceholderData || undefined}>
      <Unhurried>
        <DataTable
          label={t('applications.title')}
          columns={columns}
          rows={page?.data}
          rowKey={({ id }) => id}
          empty={<EmptyState icon={IconFileText} {...empty} />}
          footer={page && page.meta.last_page > 1 && <Pager meta={page.meta} onPage={onPage} />}
        />
      </Unhurried>
    </div>
  );
}

type Options = { trajectoryId: number; onOpen: (opened: Opened) => void };

function useApplicationColumns(options: Options): Column<Application>[] {
  const remove = useRemoveApplication(options.trajectoryId);
  return [
    {
      key: 'date',
      header: 'labels.date',
      cell: ({ date }) => <span className={`${text.dim} ${text.num}`}>{formatDate(date)}</span>,
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

type ActionsProps = {
  application: Application;
  onOpen: (opened: Opened) => void;
  onRemove: () => void;
};

/** Applications from the client's own portfolio are read-only here. */
function ApplicationActions({ application, onOpen, onRemove }: ActionsProps) {
  const { t } = useTranslation();
  const { vacancy, company, readonly, files } = application;
  if (readonly)
    return (
      <Row as="span" gap={4} className={`${text.dim} ${classes.locked}`}>
        <IconLock size={14} stroke={1.75} aria-hidden />
        {t('applications.from_portfolio')}
      </Row>
    );
  return (
    <>
      <IconButton
        label={t('applications.attachments.open', { vacancy, company })}
        icon={IconPaperclip}
        count={files.length}
        onClick={() => onOpen({ dialog: 'attachments', application })}
      />
      <RowActions
        name={t('applications.name', { vacancy, company })}
        onEdit={() => onOpen({ dialog: 'edit', application })}
        onRemove={onRemove}
      />
    </>
  );
}
