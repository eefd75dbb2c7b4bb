import {
  type Appointment,
  type AppointmentForm,
  type AppointmentKind,
  appointmentForm,
  type ChangeScope,
  type Repeats,
} from '@traject/contract/appointments';
import { useTranslation } from '../../platform/i18n.ts';
import { placeOf } from '../../platform/placeOf.ts';
import { useReload } from '../../platform/recordCalls.ts';
import { useRecordForm } from '../../platform/useRecordForm.ts';
import { mineQuery, saveAppointment } from './appointments.api.ts';
import { appointmentsKey, appointmentsQuery, type Slot } from './appointmentsQuery.ts';
import { anHourAfter, wallClock } from './times.ts';

export type Values = Slot & {
  trajectory_id: string | null;
  kind: AppointmentKind;
  title: string;
  place: string;
  video_url: string;
  text: string;
  client: boolean;
  employer: boolean;
  colleague_ids: number[];
  every: Repeats | '';
  until: string;
  scope: ChangeScope;
};

type Options = {
  trajectoryId: number | undefined;
  appointment: Appointment | undefined;
  slot: Partial<Slot> | undefined;
  onSaved: (saved: Appointment) => void;
};

export function useAppointmentForm({ trajectoryId, appointment, slot, onSaved }: Options) {
  const { t } = useTranslation();
  const known = trajectoryId ?? appointment?.trajectory?.id;
  const day = appointment?.date ?? wallClock().slice(0, 10);
  const list = known ? appointmentsQuery(known) : mineQuery(day, day);
  return useRecordForm({
    draft: placeOf({ trajectory: known ?? 0, appointment: appointment?.id }),
    start: appointment ? valuesOf(appointment) : newValues(known, slot),
    version: appointment?.version,
    schema: appointmentForm,
    toInput,
    save: (input, version) =>
      saveAppointment({ trajectoryId, appointmentId: appointment?.id }, input, version),
    load: useReload(list as ReturnType<typeof appointmentsQuery>, appointment?.id, valuesOf),
    label: (name) => t(`planning.fields.${name}`),
    show: {
      kind: (kind) => t(`appointment_names.${kind}`),
      every: (every) => (every ? t(`appointments.every.${every}`) : ''),
      scope: (scope) => t(`planning.scopes.${scope}`),
      colleague_ids: (ids) => String(ids.length || ''),
    },
    refresh: appointmentsKey,
    done: 'planning.saved',
    onSaved,
  });
}

function toInput(values: Values): AppointmentForm {
  const { trajectory_id, client, employer, colleague_ids, every, until, ...fields } = values;
  return {
    ...fields,
    trajectory_id: trajectory_id ? Number(trajectory_id) : null,
    guests: { client, employer, colleague_ids },
    ...(every && { repeat: { every, until } }),
  };
}

/** The next whole hour of a working day, unless a time was pointed at. */
function newValues(trajectoryId: number | undefined, slot: Partial<Slot> = {}): Values {
  const now = wallClock();
  const hour = anHourAfter(now.slice(11, 16)).slice(0, 2);
  const start = slot.start ?? (hour > '07' && hour < '18' ? `${hour}:00` : '09:00');
  return {
    trajectory_id: null,
    date: slot.date ?? now.slice(0, 10),
    start,
    end: slot.end ?? anHourAfter(start),
    kind: trajectoryId ? 'progress' : 'other',
    ...{ title: '', place: '', video_url: '', text: '' },
    ...{ client: trajectoryId !== undefined, employer: false, colleague_ids: [] },
    ...{ every: '', until: '', scope: 'one' },
  };
}

function valuesOf(appointment: Appointment): Values {
  const { date, start, end, kind, title, place, video_url, text, guests } = appointment;
  return {
    ...{ date, start, end, kind, title, place, video_url, text },
    trajectory_id: null,
    client: guests.some(({ party }) => party === 'client'),
    employer: guests.some(({ party }) => party === 'employer'),
    colleague_ids: guests.flatMap(({ person_id }) => person_id ?? []),
    ...{ every: '', until: '', scope: 'one' },
  };
}

export type AppointmentFields = ReturnType<typeof useAppointmentForm>['form'];
