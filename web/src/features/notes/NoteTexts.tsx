import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { NoteVersion } from '@traject/contract/notes';
import { formatDateTime } from '../../platform/format.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { isGone } from '../../platform/serverMessage.ts';
import { useSave } from '../../platform/useSave.ts';
import { Callout } from '../../ui/Callout.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Stack } from '../../ui/layout.tsx';
import { PanelError } from '../../ui/PanelError.tsx';
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx';
import text from '../../ui/text.module.css';
import { Seers } from './NoteRow.tsx';
import { noteDate } from './noteDate.ts';
import { notesQuery, noteTextsQuery, restoreNote } from './notes.api.ts';
import classes from './notes.module.css';

type Props = { trajectoryId: number; noteId: number; onClose: () => void };

/** The current and earlier texts of a note; a deleted note can be put back here. */
export function NoteTexts({ trajectoryId, noteId, onClose }: Props) {
  const { t } = useTranslation();
  const texts = useQuery(noteTextsQuery(trajectoryId, noteId));
  const deleted = texts.data?.[0]?.deleted;
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('notes.texts.title')}
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            {t('ui.close')}
          </Button>
          {deleted && (
            <RestoreButton trajectoryId={trajectoryId} noteId={noteId} onRestored={onClose} />
          )}
        </>
      }
    >
      <Stack gap={16}>
        {deleted && (
          <Callout kind="info" title={t('notes.texts.deleted')}>
            {t('notes.texts.deleted_by', { name: deleted.name, date: formatDateTime(deleted.at) })}
          </Callout>
        )}
        {texts.isPending && <RowsSkeleton rows={2} />}
        {texts.isError && isGone(texts.error) && <p>{t('notes.texts.gone')}</p>}
        {texts.isError && !isGone(texts.error) && (
          <PanelError title={t('notes.texts.failed')} onRetry={() => texts.refetch()} />
        )}
        <ol>
          {texts.data?.map((version) => (
            <Version key={version.version} version={version} />
          ))}
        </ol>
      </Stack>
    </Dialog>
  );
}

function Version({ version }: { version: NoteVersion }) {
  const { t } = useTranslation();
  const { author, edited, date, note } = version;
  return (
    <li className={classes.version}>
      <p className={classes.author}>
        {edited
          ? t('notes.texts.edited', { name: edited.name, date: formatDateTime(edited.at) })
          : t('notes.texts.written', { name: author.name })}
      </p>
      <p className={`${text.meta} ${text.num}`}>{noteDate(date)}</p>
      <p className={classes.text}>{note}</p>
      <Seers note={version} />
    </li>
  );
}

type RestoreProps = { trajectoryId: number; noteId: number; onRestored: () => void };

function RestoreButton({ trajectoryId, noteId, onRestored }: RestoreProps) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const restoring = useSave({
    save: () => restoreNote(trajectoryId, noteId),
    refresh: notesQuery(trajectoryId).queryKey,
    done: 'notes.restored',
    failed: 'notes.restore_failed',
  });
  const forget = () => {
    queries.removeQueries({ queryKey: noteTextsQuery(trajectoryId, noteId).queryKey });
    onRestored();
  };
  return (
    <Button loading={restoring.isPending} onClick={() => restoring.submit(undefined, forget)}>
      {t('notes.texts.restore')}
    </Button>
  );
}
