import { UnstyledButton } from '@mantine/core';
import type { Note } from '@traject/contract/notes';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../platform/format.ts';
import { LongText } from '../../ui/LongText.tsx';
import { RowActions } from '../../ui/RowActions.tsx';
import { useFreshRow } from '../../ui/useFreshRow.ts';
import classes from './NoteRow.module.css';
import { noteDate } from './noteDate.ts';
import { Seers } from './Seers.tsx';

type Props = {
  note: Note;
  isFresh: boolean;
  /** Opens what it said before. */
  onRead: () => void;
  onEdit: () => void;
  onRemove: () => void;
};

export function NoteRow({ note, isFresh, onRead, onEdit, onRemove }: Props) {
  const { t } = useTranslation();
  const date = noteDate(note.date);
  const { edited } = note;
  return (
    <li className={classes.note} {...useFreshRow(isFresh)}>
      <div className={classes.head}>
        <div className={classes.words}>
          <p className={classes.author}>{note.author.name}</p>
          <p className={classes.date}>{date}</p>
        </div>
        <RowActions
          name={t('notes.name', { date })}
          onEdit={note.may_edit ? onEdit : undefined}
          onRemove={onRemove}
        />
      </div>
      <LongText className={classes.text} label={t('notes.name', { date })}>
        {note.note}
      </LongText>
      {edited && (
        <UnstyledButton className={classes.edited} onClick={onRead}>
          {t('notes.edited', { name: edited.name, date: formatDateTime(edited.at) })}
        </UnstyledButton>
      )}
      <Seers note={note} />
    </li>
  );
}
