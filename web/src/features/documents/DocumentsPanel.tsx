import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { panelPageSize } from '@traject/contract/dashboard';
import { type ReactNode, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { lazily } from '../../platform/lazily.ts';
import { referenceQuery } from '../../platform/reference.ts';
import { Panel } from '../../ui/Panel.tsx';
import { PanelButton } from '../../ui/PanelButton.tsx';
import { Viewer } from '../../ui/viewer/Viewer.tsx';
import type { Opened } from './DocumentActions.tsx';
import { DocumentTable } from './DocumentTable.tsx';
import { documentsQuery } from './documents.api.ts';
import classes from './documents.module.css';
import type { Recipients } from './sends.ts';

export type DocumentsShown = {
  document_page?: number | undefined;
  document_type?: string | undefined;
};

export type DocumentsProps = {
  trajectoryId: number;
  /** Undefined until the trajectory has loaded. */
  organisationId: number | undefined;
  recipients: Recipients;
  readers: Readers;
  /** Kept in the address, so that a reload shows the same. */
  shown: DocumentsShown;
  onShown: (shown: DocumentsShown) => void;
};

export function DocumentsPanel(props: DocumentsProps) {
  const { trajectoryId, organisationId, recipients, readers } = props;
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
        readers={readers}
        opened={opened}
        onOpen={setOpened}
        onClose={() => setOpened(undefined)}
      />
    </Panel>
  );
}

type FilterProps = { type: string | undefined; onType: (type: string | undefined) => void };

/** One type at a time; pressing it again shows all types. */
function TypeFilter({ type, onType }: FilterProps) {
  const { t } = useTranslation();
  const { data: types = [] } = useQuery(referenceQuery('fileTypes'));
  const all = { id: 0, code: undefined, name: t('documents.all_types') };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form; these are buttons.
    <div className={classes.chips} role="group" aria-label={t('documents.types')}>
      {[all, ...types].map(({ id, code, name }) => (
        <button
          key={id}
          type="button"
          className={classes.chip}
          aria-pressed={type === code}
          onClick={() => onType(type === code ? undefined : code)}
        >
          {name}
        </button>
      ))}
    </div>
  );
}

const UploadDialog = lazily(() => import('./UploadDialog.tsx'), 'UploadDialog');
const VersionsDialog = lazily(() => import('./VersionsDialog.tsx'), 'VersionsDialog');
const ReturnsDialog = lazily(() => import('./ReturnsDialog.tsx'), 'ReturnsDialog');

const SendDialog = lazily(() => import('./SendDialog.tsx'), 'SendDialog');

/** Who can see one of the documents. */
type Readers = (document: { fileId: number; name: string }, onClose: () => void) => ReactNode;

type DialogsProps = {
  trajectoryId: number;
  organisationId: number | undefined;
  recipients: Recipients;
  readers: Readers;
  opened: Opened | undefined;
  onOpen: (opened: Opened) => void;
  onClose: () => void;
};

function DocumentDialogs(props: DialogsProps) {
  const { trajectoryId, opened, onOpen, onClose, readers, ...forNew } = props;
  const shared = { trajectoryId, onClose };
  return (
    <Suspense>
      {opened?.dialog === 'upload' && <UploadDialog {...shared} {...forNew} />}
      {opened?.dialog === 'versions' && (
        <VersionsDialog
          {...shared}
          {...opened}
          {...forNew}
          onReaders={() => onOpen({ ...opened, dialog: 'readers' })}
        />
      )}
      {opened?.dialog === 'returns' && <ReturnsDialog {...shared} {...opened} />}
      {opened?.dialog === 'send' && (
        <SendDialog {...shared} {...opened} recipients={forNew.recipients} />
      )}
      {opened?.dialog === 'readers' && readers(opened, onClose)}
      <Viewer file={opened?.dialog === 'view' ? opened.file : undefined} onClose={onClose} />
    </Suspense>
  );
}
