import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { panelPageSize } from '@traject/contract/dashboard';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Panel } from '../../ui/Panel.tsx';
import { PanelButton } from '../../ui/PanelButton.tsx';
import { DocumentDialogs, type Opened } from './DocumentDialogs.tsx';
import { DocumentTable } from './DocumentTable.tsx';
import { documentsQuery } from './documents.api.ts';
import type { Recipients } from './sends.ts';
import { TypeFilter } from './TypeFilter.tsx';

type Props = {
  trajectoryId: number;
  /** Unknown until the trajectory is there. */
  organisationId: number | undefined;
  recipients: Recipients;
};

export function DocumentsPanel({ trajectoryId, organisationId, recipients }: Props) {
  const { t } = useTranslation();
  const [{ page, type }, setShown] = useState<{ page: number; type?: string | undefined }>({
    page: 1,
  });
  const [opened, setOpened] = useState<Opened>();
  const documents = useQuery(
    documentsQuery(trajectoryId, { page, per_page: panelPageSize, trajectory_file_type: type }),
  );
  const lastPage = Math.max(documents.data?.meta.last_page ?? page, 1);
  // The last row of the last page may have been removed, here or by somebody else.
  if (page > lastPage && !documents.isPlaceholderData) setShown({ page: lastPage, type });

  return (
    <Panel
      title={t('documents.title')}
      count={documents.data?.meta.total}
      action={
        <PanelButton
          label={t('documents.add')}
          icon={IconPlus}
          onClick={() => setOpened({ dialog: 'upload' })}
        >
          {t('ui.add')}
        </PanelButton>
      }
    >
      <TypeFilter type={type} onType={(next) => setShown({ page: 1, type: next })} />
      <DocumentTable
        trajectoryId={trajectoryId}
        documents={documents}
        isFiltered={type !== undefined}
        onPage={(next) => setShown({ page: next, type })}
        onOpen={setOpened}
      />
      <DocumentDialogs
        trajectoryId={trajectoryId}
        organisationId={organisationId}
        recipients={recipients}
        opened={opened}
        onClose={() => setOpened(undefined)}
      />
    </Panel>
  );
}
