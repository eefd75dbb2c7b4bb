import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { panelPageSize } from '@traject/contract/dashboard';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Panel } from '../../ui/Panel.tsx';
import { PanelButton } from '../../ui/PanelButton.tsx';
import { DocumentDialogs, type Opened } from './DocumentDialogs.tsx';
import { DocumentTable } from './DocumentTable.tsx';
import { documentsQuery } from './documents.api.ts';
import type { Recipients } from './sends.ts';
import { TypeFilter } from './TypeFilter.tsx';

export type DocumentsShown = {
  document_page?: number | undefined;
  document_type?: string | undefined;
};

type Props = {
  trajectoryId: number;
  /** Unknown until the trajectory is there. */
  organisationId: number | undefined;
  recipients: Recipients;
  /** As the address has it, so that a reload shows the same. */
  shown: DocumentsShown;
  onShown: (shown: DocumentsShown) => void;
};

export function DocumentsPanel({ trajectoryId, organisationId, recipients, ...props }: Props) {
  const { t } = useTranslation();
  const { onShown } = props;
  const { document_page: page = 1, document_type: type } = props.shown;
  const [opened, setOpened] = useState<Opened>();
  const documents = useQuery(
    documentsQuery(trajectoryId, { page, per_page: panelPageSize, trajectory_file_type: type }),
  );
  const lastPage = Math.max(documents.data?.meta.last_page ?? page, 1);
  // The last row of the last page may have been removed, here or by somebody else.
  const isPast = page > lastPage && !documents.isPlaceholderData;
  const goBack = useEffectEvent(() => onShown({ document_page: lastPage, document_type: type }));
  useEffect(() => {
    if (isPast) goBack();
  }, [isPast]);

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
          {t('controls.add')}
        </PanelButton>
      }
    >
      <TypeFilter type={type} onType={(next) => onShown({ document_type: next })} />
      <DocumentTable
        trajectoryId={trajectoryId}
        documents={documents}
        isFiltered={type !== undefined}
        onPage={(next) => onShown({ document_page: next, document_type: type })}
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
