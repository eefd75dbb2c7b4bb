import { useTranslation } from '../../platform/i18n.ts';
import { Stack } from '../../ui/layout.tsx';
import '../../ui/boxes.css';
import '../../ui/forms.css';
import { Button } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type Ref, useEffect, useEffectEvent, useRef, useState } from 'react';
import { placeOf } from '../../platform/placeOf.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Icon } from '../../ui/Icon.tsx';
import text from '../../ui/text.module.css';
import { useLeaveGuard } from '../../ui/useLeaveGuard.ts';
import type { ViewedFile } from '../../ui/viewer/FileViewer.tsx';
import { Viewer } from '../../ui/viewer/Viewer.tsx';
import { type DocumentKey, documentsKey, lastFilled, versionsQuery } from './documents.api.ts';
import classes from './documents.module.css';
import { NewFileFields } from './NewFileFields.tsx';
import { addVersion } from './newFile.ts';
import { namesOf, type Recipients } from './sends.ts';
import { UploadButton } from './UploadButton.tsx';
import { useCloseOnFailure } from './useCloseOnFailure.ts';
import { type NewFileUpload, useNewFile } from './useNewFile.ts';
import { VersionTable } from './VersionTable.tsx';

type Props = {
  trajectoryId: number;
  fileId: number;
  name: string;
  organisationId: number | undefined;
  recipients: Recipients;
  onReaders: () => void;
  onClose: () => void;
};

/** All versions with their approvals, and a form for a new one. */
export function VersionsDialog(props: Props) {
  const { trajectoryId, fileId, name, onReaders, onClose, ...forNew } = props;
  const { t, language } = useTranslation();
  const { recipients } = forNew;
  const key = { trajectoryId, fileId };
  const heading = useRef<HTMLHeadingElement>(null);
  const [page, setPage] = useState(1);
  const [viewed, setViewed] = useState<ViewedFile>();
  const versions = useQuery(versionsQuery(key, page));
  // The newest version gives the name, and may have been added in this very dialog.
  const newest = page === 1 ? versions.data?.data[0]?.name : undefined;
  const upload = useNewFile({
    draft: placeOf({ trajectory: trajectoryId, document: fileId, version: undefined }),
    refresh: documentsKey(trajectoryId),
    send: (file, sending) => addVersion(key, file, sending),
    namesOf: (sends) => namesOf(sends, recipients, language),
    onDone: () => {
      setPage(1);
      heading.current?.focus();
    },
  });
  const mayLeave = useLeaveGuard(upload.isDirty);
  const close = async () => {
    if (await mayLeave()) onClose();
  };
  useCloseOnFailure(versions, onClose);
  useLastFilled(key, upload);

  return (
    <Dialog
      opened
      size="wide"
      onClose={close}
      title={t('documents.versions.title', { name: newest ?? name })}
      footer={
        <>
          <Button variant="default" onClick={close}>
            {t('ui.close')}
          </Button>
          <UploadButton upload={upload} />
        </>
      }
    >
      <VersionTable documentKey={key} versions={versions} onPage={setPage} onView={setViewed} />
      <div>
        <Button
          variant="default"
          mt="sm"
          leftSection={<Icon of={IconEye} size="small" />}
          onClick={async () => {
            if (await mayLeave()) onReaders();
          }}
        >
          {t('readers.action')}
        </Button>
      </div>
      <NewVersion ref={heading} upload={upload} trajectoryId={trajectoryId} {...forNew} />
      <Viewer file={viewed} onClose={() => setViewed(undefined)} />
    </Dialog>
  );
}

/** A new version of a letter starts with the values of the last one. */
function useLastFilled(key: DocumentKey, { way, filling }: NewFileUpload) {
  const start = useEffectEvent(async (signal: AbortSignal) => {
    const last = await lastFilled(key, signal).catch(() => undefined);
    if (!last?.template || signal.aborted) return;
    const values = last.fields.map(
      ({ document_template_field_id: id, value }) => [id, value] as const,
    );
    filling.startFrom({ template: last.template, values: Object.fromEntries(values) });
  });
  useEffect(() => {
    if (way !== 'template') return;
    const abort = new AbortController();
    start(abort.signal);
    return () => abort.abort();
  }, [way]);
}

type NewVersionProps = {
  upload: NewFileUpload;
  trajectoryId: number;
  organisationId: number | undefined;
  recipients: Recipients;
  ref: Ref<HTMLHeadingElement>;
};

function NewVersion({ upload, ref, ...where }: NewVersionProps) {
  const { t } = useTranslation();
  return (
    <Stack as="section" gap={16} className={classes.newVersion}>
      <div>
        <h3 ref={ref} tabIndex={-1} className={text.h3}>
          {t('documents.versions.new')}
        </h3>
        <p className={text.secondary}>{t('documents.versions.new_text')}</p>
      </div>
      <Stack gap={20}>
        <NewFileFields upload={upload} label={t('documents.versions.file')} {...where} />
      </Stack>
    </Stack>
  );
}
