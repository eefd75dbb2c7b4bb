import { IconEye } from '@tabler/icons-react';
import type { Note } from '@traject/contract/notes';
import { useTranslation } from 'react-i18next';
import { RowActions } from '../../ui/RowActions.tsx';
import classes from './NoteRow.module.css';
import { noteDate } from './noteDate.ts';

type Props = { note: Note; onEdit: () => void; onRemove: () => void };

export function NoteRow({ note, onEdit, onRemove }: Props) {
  const { t } = useTranslation();
  const date = noteDate(note.date);
  const seers = (['client', 'employer'] as const).filter((who) => note[`visible_${who}`]);
  return (
    <li className={classes.note}>
      <div className={classes.head}>
        <div className={classes.words}>
          <p className={classes.author}>{note.author.name}</p>
          <p className={classes.date}>{date}</p>
        </div>
        <RowActions name={t('notes.name', { date })} onEdit={onEdit} onRemove={onRemove} />
      </div>
      <p className={classes.text}>{note.note}</p>
      {seers.length > 0 && (
        <ul className={classes.seers}>
          {seers.map((who) => (
            <li key={who} className={classes.seer}>
              <IconEye size={13} stroke={1.9} aria-hidden />
              {t(`notes.seen_by.${who}`)}
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
