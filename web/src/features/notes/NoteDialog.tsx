import { Textarea } from '@mantine/core';
import type { Note } from '@traject/contract/notes';
import { useTranslation } from 'react-i18next';
import { DateField } from '../../ui/DateField.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import classes from '../../ui/form.module.css';
import { useNoteForm } from './useNoteForm.ts';
import { VisibleBox } from './VisibleBox.tsx';

type Props = {
  trajectoryId: number;
  contactName: string | null;
  /** The one to change; none for a new one. */
  note: Note | undefined;
  onSaved: (saved: Note) => void;
  onClose: () => void;
};

export function NoteDialog({ trajectoryId, contactName, note, onSaved, onClose }: Props) {
  const { t } = useTranslation();
  const { form, dialog } = useNoteForm({ trajectoryId, note, onSaved });
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
