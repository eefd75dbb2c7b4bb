import { Textarea } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type Note, noteInput } from '@traject/contract/notes';
import { useTranslation } from '../../platform/i18n.ts';
import { placeOf } from '../../platform/placeOf.ts';
import { useRecordForm } from '../../platform/useRecordForm.ts';
import { AskedBox } from '../../ui/AskedBox.tsx';
import { DateField } from '../../ui/DateField.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import classes from '../../ui/form.module.css';
import { fromBox, noteDate, nowInBox, toBox } from './noteDate.ts';
import { notesQuery, noteTextsQuery, saveNote } from './notes.api.ts';

/** The day and the time, the first words, and which of them it is about. */
type Begin = { date: string; note: string; about: number };
const startOf = ({ date, note }: Begin) => ({ date, note });

type Text = Pick<Note, 'date' | 'note' | 'visible_client' | 'visible_employer'>;

type Props = {
  trajectoryId: number;
  contactName: string | null;
  /** Undefined for a new note. */
  note: Note | undefined;
  /** What a new one begins with, when it is about something that was planned. */
  begin?: Begin | undefined;
  onSaved: (saved: Note) => void;
  onClose: () => void;
};

export function NoteDialog(props: Props) {
  const { contactName, note, onClose } = props;
  const { t } = useTranslation();
  const { form, dialog } = useNoteForm(props);
  const label = t('labels.visible_employer');
  return (
    <FormDialog
      {...dialog}
      title={note ? t('notes.edit') : t('notes.create')}
      canSave={form.values.note.trim() !== ''}
      onClose={onClose}
    >
      <DateField withTime label={t('labels.date')} required {...form.getInputProps('date')} />
      <Textarea
        label={t('labels.note')}
        required
        autosize
        minRows={5}
        maxRows={14}
        maxLength={10_000}
        data-autofocus
        {...form.getInputProps('note')}
      />
      <div className={classes.boxes}>
        <VisibleBox
          who="client"
          label={t('labels.visible_client')}
          checked={form.values.visible_client}
          onChange={(checked) => form.setFieldValue('visible_client', checked)}
        />
        <VisibleBox
          who="employer"
          label={contactName ? `${label}: ${contactName}` : label}
          checked={form.values.visible_employer}
          onChange={(checked) => form.setFieldValue('visible_employer', checked)}
        />
      </div>
    </FormDialog>
  );
}

function useNoteForm({ trajectoryId, note, begin, onSaved }: Props) {
  const query = notesQuery(trajectoryId);
  return useRecordForm({
    draft: placeOf({ trajectory: trajectoryId, note: note?.id ?? begin?.about }),
    start: note ? valuesOf(note) : { ...newNote(), ...(begin && startOf(begin)) },
    version: note?.version,
    schema: noteInput,
    toInput: (values) => ({ ...values, date: fromBox(values.date) }),
    save: (input, version) => saveNote({ trajectoryId, noteId: note?.id }, input, version),
    load: useLoad(trajectoryId, note?.id),
    show: { date: (date) => (date ? noteDate(fromBox(date)) : '') },
    refresh: query.queryKey,
    done: 'notify.note.save_success',
    onSaved,
  });
}

/** By its texts, because the list may not reach back to it. */
function useLoad(trajectoryId: number, noteId: number | undefined) {
  const queries = useQueryClient();
  return async () => {
    if (noteId === undefined) return;
    void queries.invalidateQueries({ queryKey: notesQuery(trajectoryId).queryKey });
    const [now] = await queries.fetchQuery(noteTextsQuery(trajectoryId, noteId));
    return now && !now.deleted ? { version: now.version, values: valuesOf(now) } : undefined;
  };
}

const newNote = () => ({
  date: nowInBox(),
  note: '',
  visible_client: false,
  visible_employer: false,
});

const valuesOf = ({ date, note, visible_client, visible_employer }: Text) => ({
  date: toBox(date),
  note,
  visible_client,
  visible_employer,
});

type BoxProps = {
  who: 'client' | 'employer';
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
};

/** Making a note visible asks for confirmation; hiding it does not. */
function VisibleBox({ who, ...box }: BoxProps) {
  const { t } = useTranslation();
  const question = {
    title: t(`notes.ask_visible.${who}`),
    message: t(`alert_visible_${who}`),
    confirmText: t('notes.ask_visible.yes'),
    cancelText: t('controls.no'),
  };
  return <AskedBox question={question} {...box} />;
}
