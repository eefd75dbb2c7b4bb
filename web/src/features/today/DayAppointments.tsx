import { Button } from '@mantine/core';
import { IconCalendar, IconPlus } from '@tabler/icons-react';
import type { DayAppointment, Today } from '@traject/contract/today';
import { formatTime } from '../../platform/format.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { PanelButton } from '../../ui/PanelButton.tsx';
import text from '../../ui/text.module.css';
import { ClientLink, DayRow } from './DayRow.tsx';

/** What can be done with appointments from here; those of others are only looked at. */
export type AppointmentActs = {
  onAdd: () => void;
  onNote: (appointment: DayAppointment) => void;
};

type Props = { list: Today['appointments']; acts: AppointmentActs | undefined };

export function DayAppointments({ list, acts }: Props) {
  const { t } = useTranslation();
  return (
    <Panel
      title={t('today.appointments.title')}
      count={list.total}
      action={
        acts && (
          <PanelButton label={t('today.appointments.add')} icon={IconPlus} onClick={acts.onAdd}>
            {t('controls.add')}
          </PanelButton>
        )
      }
    >
      {list.total === 0 && <EmptyState icon={IconCalendar} title={t('today.appointments.none')} />}
      <ul>
        {list.data.map((appointment) => (
          <AppointmentRow key={appointment.id} appointment={appointment} acts={acts} />
        ))}
      </ul>
    </Panel>
  );
}

type RowProps = { appointment: DayAppointment; acts: AppointmentActs | undefined };

function AppointmentRow({ appointment, acts }: RowProps) {
  const { t } = useTranslation();
  const { kind, title, place, trajectory, owner, guests } = appointment;
  const name = title || t(`appointment_names.${kind}`);
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
      action={<AppointmentAction appointment={appointment} name={name} acts={acts} />}
    >
      <p className={text.secondary}>
        {[trajectory && name, t('today.appointments.until', { end }), place, !acts && owner.name]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {others.length > 0 && <p className={text.secondary}>{others.join(', ')}</p>}
    </DayRow>
  );
}

/** Before its end the way into the call; afterwards a note of what was said. */
function AppointmentAction({ appointment, name, acts }: RowProps & { name: string }) {
  const { t } = useTranslation();
  const { video_url, trajectory, ends_at, starts_at } = appointment;
  const now = Date.now();
  if (video_url && now < Date.parse(ends_at))
    return (
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
    );
  if (!acts || !trajectory || now < Date.parse(starts_at)) return null;
  return (
    <Button
      variant="default"
      size="compact-sm"
      aria-label={t('today.appointments.note_name', { name: trajectory.client.name })}
      onClick={() => acts.onNote(appointment)}
    >
      {t('today.appointments.note')}
    </Button>
  );
}
