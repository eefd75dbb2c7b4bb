import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { Application } from '@traject/contract/applications';
import { panelPageSize } from '@traject/contract/dashboard';
import { Suspense, useState } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { lazily } from '../../platform/lazily.ts';
import { Panel } from '../../ui/Panel.tsx';
import { PanelButton } from '../../ui/PanelButton.tsx';
import { ApplicationTable, type Opened } from './ApplicationTable.tsx';
import { applicationsQuery, findPage } from './applications.api.ts';

export function ApplicationsPanel({ trajectoryId }: { trajectoryId: number }) {
  const { t } = useTranslation();
  const [page, setPage] = useState(1);
  const [opened, setOpened] = useState<Opened>();
  const applications = useQuery(applicationsQuery(trajectoryId, { page, per_page: panelPageSize }));
  const lastPage = applications.data?.meta.last_page ?? page;
  // The last row of the last page may have been removed, here or by somebody else.
  if (page > Math.max(lastPage, 1)) setPage(Math.max(lastPage, 1));

  /** An older date puts it on a later page: go there, so that it is seen. */
  const showSaved = async ({ id }: Application) => {
    const key = { trajectoryId, applicationId: id };
    await findPage(key).then(setPage, () => undefined);
  };

  return (
    <Panel
      title={t('applications.title')}
      count={applications.data?.meta.total}
      action={
        <PanelButton
          label={t('applications.add')}
          icon={IconPlus}
          onClick={() => setOpened({ dialog: 'create' })}
        >
          {t('controls.add')}
        </PanelButton>
      }
    >
      <ApplicationTable
        trajectoryId={trajectoryId}
        applications={applications}
        onPage={setPage}
        onOpen={setOpened}
      />
      <ApplicationDialogs
        trajectoryId={trajectoryId}
        opened={opened}
        onOpen={setOpened}
        onSaved={showSaved}
      />
    </Panel>
  );
}

const ApplicationDialog = lazily(() => import('./ApplicationDialog.tsx'), 'ApplicationDialog');
const AttachmentsDialog = lazily(() => import('./AttachmentsDialog.tsx'), 'AttachmentsDialog');

type DialogsProps = {
  trajectoryId: number;
  opened: Opened | undefined;
  onOpen: (opened: Opened | undefined) => void;
  onSaved: (application: Application) => void;
};

function ApplicationDialogs({ trajectoryId, opened, onOpen, onSaved }: DialogsProps) {
  const onClose = () => onOpen(undefined);
  return (
    <Suspense>
      {opened?.dialog === 'attachments' && (
        <AttachmentsDialog trajectoryId={trajectoryId} {...opened} onClose={onClose} />
      )}
      {(opened?.dialog === 'create' || opened?.dialog === 'edit') && (
        <ApplicationDialog
          trajectoryId={trajectoryId}
          application={opened.dialog === 'edit' ? opened.application : undefined}
          onSaved={onSaved}
          onFileFailed={(application, failed) =>
            onOpen({ dialog: 'attachments', application, failed })
          }
          onClose={onClose}
        />
      )}
    </Suspense>
  );
}
