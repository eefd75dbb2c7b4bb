import type { PortalAppointment } from '@traject/contract/common/portalShapes';
import { dayInWords, formatTime } from '../../../platform/format.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import classes from './portalPage.module.css';
import { type Ask, OpenQuestion } from './Questions.tsx';
import { Section } from './Section.tsx';

type Props = { appointments: PortalAppointment[]; onOpen: Ask | undefined };

/** The next one, and those after it. */
export function Appointments({ appointments, onOpen }: Props) {
  const { t } = useTranslation();
  const [next, ...later] = appointments;
  if (!next) return null;
  return (
    <>
      <Section title={t('portal_page.appointment.title')}>
        <Appointment appointment={next} onOpen={onOpen} />
      </Section>
      {later.length > 0 && (
        <Section title={t('portal_page.appointment.more')}>
          {later.map((one) => (
            <Appointment key={one.id} appointment={one} onOpen={onOpen} />
          ))}
        </Section>
      )}
    </>
  );
}

type OneProps = { appointment: PortalAppointment; onOpen: Ask | undefined };

function Appointment({ appointment, onOpen }: OneProps) {
  const { t } = useTranslation();
  const { guest_id, title, kind, starts_at, ends_at, place, video_url, answer } = appointment;
  const [start, end] = [starts_at, ends_at].map((at) => formatTime(new Date(at)));
  return (
    <div className={classes.card}>
      <h3>{title || t(`appointment_names.${kind}`)}</h3>
      <p className={classes.strong}>
        {t('portal_page.appointment.when', { day: dayInWords(starts_at), start, end })}
      </p>
      {place && <p>{place}</p>}
      {video_url && (
        <p>
          <a href={video_url} rel="noreferrer" target="_blank" className={classes.link}>
            {t('portal_page.appointment.video')}
          </a>
        </p>
      )}
      <p>{t(`portal_page.appointment.answers.${answer ?? 'none'}`)}</p>
      <OpenQuestion
        asked={{ kind: 'appointment', id: guest_id }}
        words={t(answer ? 'portal_page.appointment.change' : 'portal_page.appointment.give')}
        look="plain"
        onOpen={onOpen}
      />
    </div>
  );
}
