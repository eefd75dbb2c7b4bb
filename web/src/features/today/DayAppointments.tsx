import { Button } from '@mantine/core';
import { IconCalendar } from '@tabler/icons-react';
import type { DayAppointment, Today } from '@traject/contract/today';
import { useTranslation } from 'react-i18next';
import { formatTime } from '../../platform/format.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Panel } from '../../ui/Panel.tsx';
import text from '../../ui/text.module.css';
import { ClientLink, DayRow } from './DayRow.tsx';

type Props = { list: Today['appointments']; isOwn: boolean };

export function DayAppointments({ list, isOwn }: Props) {
  const { t } = useTranslation();
  return (
    <Panel title={t('today.appointments.title')} count={list.total}>
      {list.total === 0 && <EmptyState icon={IconCalendar} title={t('today.appointments.none')} />}
      <ul>
        {list.data.map((appointment) => (
          <AppointmentRow key={appointment.id} appointment={appointment} isOwn={isOwn} />
        ))}
      </ul>
    </Panel>
  );
}

function AppointmentRow({ appointment, isOwn }: { appointment: DayAppointment; isOwn: boolean }) {
  const { t } = useTranslation();
  const { kind, title, place, video_url, trajectory, owner, guests } = appointment;
  const name = title || t(`today.kinds.${kind}`);
  const [start, end] = [appointment.starts_at, appointment.ends_at].map((at) =>
    formatTime(new Date(at)),
  );
  const others = guests.map((guest) => t(`today.answers.${guest.answer ?? 'none'}`, guest));
  return (
    <DayRow
      lead={
        <time dateTime={appointment.starts_at} className={text.rowTitle}>
          {start}
        </time>
      }
      title={trajectory ? <ClientLink trajectory={trajectory} /> : name}
      action={
        video_url && (
          <Button
            component="a"
            href={video_url}
            target="_blank"
            rel="noreferrer"
            variant="default"
            size="compact-sm"
            aria-label={t('today.appointments.join_name', { name })}
          >
            {t('today.appointments.join')}
          </Button>
        )
      }
    >
      <p className={text.secondary}>
        {[trajectory && name, t('today.appointments.until', { end }), place, !isOwn && owner.name]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {others.length > 0 && <p className={text.secondary}>{others.join(', ')}</p>}
    </DayRow>
  );
}
