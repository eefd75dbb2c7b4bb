import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { Appointment, GuestAnswer } from '@traject/contract/appointments';
import { useTranslation } from '../../platform/i18n.ts';
import { useSave } from '../../platform/useSave.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { StatusLine } from '../../ui/StatusLine.tsx';
import { answerAppointment } from './appointments.api.ts';
import classes from './appointments.module.css';
import { appointmentsKey } from './appointmentsQuery.ts';
import { Guests } from './Guests.tsx';
import { dayInFull } from './times.ts';
import { useTitle } from './useTitle.ts';

type Props = {
  appointment: Appointment;
  onEdit: () => void;
  onCancel: () => void;
  onClose: () => void;
};

/** One appointment of the calendar, and what one may do with it. */
export function AppointmentDetails({ appointment, onEdit, onCancel, onClose }: Props) {
  const { t } = useTranslation();
  const { part, trajectory, cancelled_at, is_busy } = appointment;
  const mayChange = !cancelled_at && !is_busy && (part === 'owner' || trajectory !== null);
  const isComing = Date.parse(appointment.starts_at) > Date.now();
  return (
    <Dialog
      opened
      onClose={onClose}
      title={useTitle()(appointment)}
      footer={
        <>
          {part === 'guest' && isComing && !cancelled_at && !is_busy && (
            <Answering appointment={appointment} onDone={onClose} />
          )}
          {mayChange && (
            <>
              <Button variant="default" color="red" onClick={onCancel}>
                {t(`planning.${appointment.guests.length > 0 ? 'cancel' : 'remove'}.yes`)}
              </Button>
              <Button onClick={onEdit}>{t('planning.change')}</Button>
            </>
          )}
        </>
      }
    >
      {cancelled_at && <StatusLine kind="refused">{t('appointments.cancelled')}</StatusLine>}
      <Facts items={useFacts(appointment)} />
    </Dialog>
  );
}

function useFacts(appointment: Appointment) {
  const { t } = useTranslation();
  const { date, start, end, place, video_url, text, trajectory, owner, guests } = appointment;
  const when = `${dayInFull(date)}, ${start} – ${end}`;
  const facts: [string, React.ReactNode][] = [[t('planning.when'), when]];
  const add = (label: string, value: React.ReactNode) => value && facts.push([label, value]);
  const params = { trajectoryId: String(trajectory?.id) };
  add(
    t('planning.fields.trajectory_id'),
    trajectory && (
      <Link to="/trajectories/$trajectoryId" params={params}>
        {trajectory.client.name}
      </Link>
    ),
  );
  add(t('planning.fields.place'), place);
  add(
    t('planning.fields.video_url'),
    video_url && (
      <a href={video_url} target="_blank" rel="noreferrer">
        {video_url}
      </a>
    ),
  );
  add(t('planning.fields.text'), text && <span className={classes.text}>{text}</span>);
  add(t('planning.owner'), appointment.part === 'owner' ? '' : owner.name);
  add(t('planning.guests'), guests.length > 0 && <Guests guests={guests} />);
  return facts;
}

type AnsweringProps = { appointment: Appointment; onDone: () => void };

function Answering({ appointment, onDone }: AnsweringProps) {
  const { t } = useTranslation();
  const save = useSave({
    save: (answer: GuestAnswer) => answerAppointment(appointment, { answer }),
    refresh: appointmentsKey,
    done: 'planning.answered',
    shown: [],
  });
  return (['no', 'yes'] as const).map((answer) => (
    <Button
      key={answer}
      variant="default"
      loading={save.isPending}
      onClick={() => save.submit(answer, onDone)}
    >
      {t(`planning.say.${answer}`)}
    </Button>
  ));
}
