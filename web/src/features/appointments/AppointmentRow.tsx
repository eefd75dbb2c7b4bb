import { IconNotes, IconPencil, IconTrash, IconX } from '@tabler/icons-react';
import type { Appointment } from '@traject/contract/appointments';
import { useTranslation } from '../../platform/i18n.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { ListRow } from '../../ui/ListRow.tsx';
import { StatusLine } from '../../ui/StatusLine.tsx';
import { Guests } from './Guests.tsx';
import { dayInShort } from './times.ts';
import { useTitle } from './useTitle.ts';

type Props = {
  appointment: Appointment;
  isFresh: boolean;
  onNote: () => void;
  onEdit: () => void;
  onCancel: () => void;
};

export function AppointmentRow({ appointment, isFresh, onNote, onEdit, onCancel }: Props) {
  const { t } = useTranslation();
  const { date, start, end, place, video_url, series, cancelled_at, guests } = appointment;
  const title = useTitle()(appointment);
  const name = t('appointments.name', { title, date: dayInShort(date) });
  const isOver = Date.parse(appointment.ends_at) <= Date.now();
  return (
    <ListRow
      title={title}
      details={
        <>
          {place || video_url}
          <Guests guests={guests} />
        </>
      }
      period={`${dayInShort(date)}, ${start} – ${end}`}
      status={
        <>
          {series && <p>{t(`appointments.every.${series.every}`)}</p>}
          {cancelled_at && <StatusLine kind="refused">{t('appointments.cancelled')}</StatusLine>}
          {!cancelled_at && isOver && <StatusLine kind="over">{t('appointments.over')}</StatusLine>}
        </>
      }
      isFresh={isFresh}
      actions={
        <>
          <IconButton
            label={t('appointments.note_of', { name })}
            icon={IconNotes}
            onClick={onNote}
          />
          {!cancelled_at && (
            <>
              <IconButton label={t('controls.edit', { name })} icon={IconPencil} onClick={onEdit} />
              <IconButton
                label={t(guests.length > 0 ? 'appointments.cancel_of' : 'appointments.remove_of', {
                  name,
                })}
                icon={guests.length > 0 ? IconX : IconTrash}
                onClick={onCancel}
              />
            </>
          )}
        </>
      }
    />
  );
}
