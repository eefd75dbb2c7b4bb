import type { PublicAppointment } from '@traject/contract/common/appointmentPage';
import { dayInWords } from '../../../platform/format.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { logoBehind } from '../../../platform/logoBehind.ts';
import { Stack } from '../../../ui/layout.tsx';
import sheet from '../../../ui/sheet/Sheet.module.css';
import { Sheet } from '../../../ui/sheet/Sheet.tsx';
import { SheetButton } from '../../../ui/sheet/SheetButton.tsx';
import { SheetContact } from '../../../ui/sheet/SheetContact.tsx';
import { SheetInvalid } from '../../../ui/sheet/SheetInvalid.tsx';
import { SheetLoading } from '../../../ui/sheet/SheetLoading.tsx';
import { Answering } from './Answering.tsx';
import classes from './page.module.css';
import { useAppointmentPage } from './useAppointmentPage.ts';

/** What a guest finds behind the link in their mail: when, where, with whom, and whether they come. */
export function AppointmentPage({ token }: { token: string }) {
  const { state, answer, retry, download } = useAppointmentPage(token);
  if (state.step === 'loading') return <SheetLoading what="page" />;
  if (state.step === 'invalid') return <SheetInvalid error={state.error} onRetry={retry} />;
  const { appointment, isBusy, problem } = state;
  return (
    <Opened token={token} appointment={appointment} onDownload={download}>
      {appointment.may_answer && (
        <Answering
          key={appointment.answer}
          appointment={appointment}
          isBusy={isBusy}
          problem={problem}
          onAnswer={answer}
        />
      )}
    </Opened>
  );
}

type OpenedProps = {
  token: string;
  appointment: PublicAppointment;
  onDownload: () => void;
  children: React.ReactNode;
};

function Opened({ token, appointment, onDownload, children }: OpenedProps) {
  const { t } = useTranslation();
  const { organisation, counselor, cancelled_at, title, kind, is_colleague } = appointment;
  const who = is_colleague ? 'colleague' : 'party';
  const names = { name: counselor.name, organisation: organisation.name };
  return (
    <Sheet
      logo={logoBehind(token, organisation)}
      over={organisation.name}
      title={title || t(`appointment_names.${kind}`)}
      intro={
        cancelled_at
          ? t(`appointment_page.cancelled.${who}`)
          : t(`appointment_page.intro.${who}`, names)
      }
    >
      <Facts appointment={appointment} />
      {children}
      {!cancelled_at && (
        <SheetButton look="quiet" onClick={onDownload}>
          {t('appointment_page.download')}
        </SheetButton>
      )}
      <Stack gap={6} className={classes.notes}>
        <SheetContact who={counselor} />
      </Stack>
    </Sheet>
  );
}

function Facts({ appointment }: { appointment: PublicAppointment }) {
  const { t } = useTranslation();
  const { date, start, end, place, video_url, text, others, counselor, dates } = appointment;
  const people = [counselor, ...others].map(({ name }) => name).join(', ');
  return (
    <dl className={`${sheet.card} ${classes.facts}`}>
      <dt>{t('appointment_page.when')}</dt>
      <dd>{t('appointment_page.times', { day: dayInWords(date), start, end })}</dd>
      {place && <dt>{t('appointment_page.where')}</dt>}
      {place && <dd>{place}</dd>}
      {video_url && <dt>{t('appointment_page.video')}</dt>}
      {video_url && (
        <dd>
          <a href={video_url} rel="noreferrer" target="_blank">
            {video_url}
          </a>
        </dd>
      )}
      <dt>{t('appointment_page.with')}</dt>
      <dd>{people}</dd>
      {text && <dt>{t('appointment_page.text')}</dt>}
      {text && <dd className={classes.text}>{text}</dd>}
      {dates.length > 1 && <dt>{t('appointment_page.dates', { count: dates.length })}</dt>}
      {dates.length > 1 && (
        <dd>
          <ul>
            {dates.map((one) => (
              <li key={`${one.date} ${one.start}`}>
                {t('appointment_page.times', { ...one, day: dayInWords(one.date) })}
              </li>
            ))}
          </ul>
        </dd>
      )}
    </dl>
  );
}
