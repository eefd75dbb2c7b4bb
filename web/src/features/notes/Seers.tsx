import { IconEye } from '@tabler/icons-react';
import type { Note } from '@traject/contract/notes';
import { useTranslation } from 'react-i18next';
import classes from './NoteRow.module.css';

type Props = { note: Pick<Note, 'visible_client' | 'visible_employer'> };

/** Who outside the house may read it. */
export function Seers({ note }: Props) {
  const { t } = useTranslation();
  const seers = (['client', 'employer'] as const).filter((who) => note[`visible_${who}`]);
  if (seers.length === 0) return null;
  return (
    <ul className={classes.seers}>
      {seers.map((who) => (
        <li key={who} className={classes.seer}>
          <IconEye size={13} stroke={1.9} aria-hidden />
          {t(`notes.seen_by.${who}`)}
        </li>
      ))}
    </ul>
  );
}
