import { UnstyledButton } from '@mantine/core';
import { IconFiles, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { Portfolio } from '@traject/contract/profile';
import { Suspense, useState } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { lazily } from '../../platform/lazily.ts';
import { useRemove } from '../../platform/useRemove.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { ListPanel } from '../../ui/ListPanel.tsx';
import { mediaIcon } from '../../ui/mediaIcon.ts';
import { isClosed, ScanSign } from '../../ui/ScanSign.tsx';
import type { ViewedFile } from '../../ui/viewer/FileViewer.tsx';
import { Viewer } from '../../ui/viewer/Viewer.tsx';
import classes from './FilesPanel.module.css';
import { ItemRow } from './ItemRow.tsx';
import { useOwnProfile } from './profile.api.ts';

const UploadDialog = lazily(() => import('./UploadDialog.tsx'), 'UploadDialog');

type Stored = Portfolio['files'][number];

const shortFiles = 4;

export function FilesPanel() {
  const { t } = useTranslation();
  const { query } = useOwnProfile();
  const files = useQuery({ ...query, select: (profile) => profile.files });
  const [open, setOpen] = useState<ViewedFile | 'upload'>();
  const close = () => setOpen(undefined);
  const empty = { title: t('profile.empty.files'), text: t('profile.empty_text.files') };
  return (
    <ListPanel
      title={t('profile.lists.files')}
      list={files}
      short={shortFiles}
      add={{ label: t('profile.add.files'), onClick: () => setOpen('upload') }}
      failed={t('profile.failed')}
      empty={<EmptyState icon={IconFiles} {...empty} />}
      row={(file) => <FileRow key={file.id} file={file} onOpen={setOpen} />}
    >
      <Suspense>{open === 'upload' && <UploadDialog onClose={close} />}</Suspense>
      <Viewer file={open === 'upload' ? undefined : open} onClose={close} />
    </ListPanel>
  );
}

type RowProps = { file: Stored; onOpen: (file: ViewedFile) => void };

function FileRow({ file, onOpen }: RowProps) {
  const { t } = useTranslation();
  const { fetchFile } = useOwnProfile();
  const remove = useRemoveFile();
  const { id, name, mime } = file;
  const Icon = mediaIcon(name);
  return (
    <ItemRow
      title={
        <UnstyledButton
          className={classes.file}
          aria-label={t('profile.open_file', { name })}
          onClick={() => onOpen({ name, mime, load: (signal) => fetchFile(id, signal) })}
        >
          <Icon size={19} stroke={1.5} aria-hidden />
          {name}
        </UnstyledButton>
      }
      details={isClosed(file) && <ScanSign file={file} />}
      actions={
        <IconButton
          label={t('controls.remove.action', { name })}
          icon={IconTrash}
          onClick={() => remove(file)}
        />
      }
    />
  );
}

function useRemoveFile() {
  const { t } = useTranslation();
  const { query, removeFile } = useOwnProfile();
  return useRemove({
    remove: ({ id }: Stored) => removeFile(id),
    question: ({ name }) => ({
      title: t('profile.remove.title'),
      message: t('profile.remove.message', { name }),
    }),
    refresh: query.queryKey,
    done: 'notify.profile.delete_success',
    failed: 'notify.profile.delete_error',
  });
}
