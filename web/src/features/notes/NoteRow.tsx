import { UnstyledButton } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import type { Note } from '@traject/contract/notes';
import { formatDateTime } from '../../platform/format.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { LongText } from '../../ui/LongText.tsx';
import layout from '../../ui/layout.module.css';
import { Row } from '../../ui/layout.tsx';
import { RowActions } from '../../ui/RowActions.tsx';
import text from '../../ui/text.module.css';
import { useFreshRow } from '../../ui/useFreshRow.ts';
import { noteDate } from './noteDate.ts';
import classes from './notes.module.css';

type Props = {
  note: Note;
  isFresh: boolean;
  /** Opens the earlier texts. */
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
      <Row gap={2}>
        <div className={layout.grow}>
          <p className={classes.author}>{note.author.name}</p>
          <p className={`${text.meta} ${text.num}`}>{date}</p>
        </div>
        <RowActions
          name={t('notes.name', { date })}
          onEdit={note.may_edit ? onEdit : undefined}
          onRemove={onRemove}
        />
      </Row>
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

type Seen = Pick<Note, 'visible_client' | 'visible_employer'>;

/** Who outside the organisation may read it. */
export function Seers({ note }: { note: Seen }) {
  const { t } = useTranslation();
  const seers = (['client', 'employer'] as const).filter((who) => note[`visible_${who}`]);
  if (seers.length === 0) return null;
  return (
    <Row as="ul" gap={6} wrap className={classes.seers}>
      {seers.map((who) => (
        <Row as="li" gap={4} key={who} className={classes.seer}>
          <IconEye size={13} stroke={1.9} aria-hidden />
          {t(`notes.seen_by.${who}`)}
        </Row>
      ))}
    </Row>
  );
}
