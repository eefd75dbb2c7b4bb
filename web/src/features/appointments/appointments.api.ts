import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import {
  type AnswerInput,
  type Appointment,
  type AppointmentForm,
  appointmentsApi,
  type ChangeScope,
} from '@traject/contract/appointments';
import { trajectoriesApi } from '@traject/contract/trajectories';
import { call } from '../../platform/api.ts';
import { listQuery } from '../../platform/recordCalls.ts';

/** Whatever changes one may change all: a series, the week, and what clashes. */
export const appointmentsKey = ['appointments'];

export const appointmentsQuery = (trajectoryId: number) =>
  listQuery('appointments', appointmentsApi.list, { trajectoryId });

export const mineQuery = (from: string, to: string) =>
  queryOptions({
    queryKey: [...appointmentsKey, 'mine', from, to],
    queryFn: ({ signal }) => call(appointmentsApi.mine, { query: { from, to }, signal }),
    placeholderData: keepPreviousData,
  });

export type Slot = { date: string; start: string; end: string };

type Person = { name: string | null; email: string | null };
/** The parties of the trajectory, where they are known. */
export type Recipients = { client: Person; employer: Person };

/** What is open over a calendar: one to look at, or a time for a new one. */
export type Opened = { look: Appointment } | { slot: Partial<Slot> };

export const clashesQuery = (slot: Slot, except: number | undefined) =>
  queryOptions({
    queryKey: [...appointmentsKey, 'clashes', slot, except],
    queryFn: ({ signal }) => call(appointmentsApi.clashes, { query: { ...slot, except }, signal }),
    retry: false,
  });

/** Who can be asked: those who see the trajectory, or else the whole staff. */
export const colleaguesQuery = (trajectoryId: number | undefined) =>
  queryOptions({
    queryKey: ['appointment-colleagues', trajectoryId],
    queryFn: ({ signal }) =>
      trajectoryId
        ? call(appointmentsApi.colleagues, { params: { trajectoryId }, signal })
        : call(appointmentsApi.staff, { query: {}, signal }),
    staleTime: 60_000,
  });

/** One's own, to plan with: as many as one list holds. */
export const plannableQuery = queryOptions({
  queryKey: ['trajectories', 'plannable'],
  queryFn: ({ signal }) => {
    const query = { counselor_id: 'me', sort: 'client', page: 1, per_page: 100 } as const;
    return call(trajectoriesApi.list, { query, signal });
  },
  staleTime: 60_000,
});

type Known = { trajectoryId: number | undefined; appointmentId: number | undefined };

/** A new one is made, any other is changed; what is known of each goes along. */
export function saveAppointment(of: Known, input: AppointmentForm, version?: number) {
  const { appointmentId } = of;
  const { scope, repeat, trajectory_id, ...fields } = input;
  const trajectoryId = of.trajectoryId ?? trajectory_id;
  if (appointmentId) {
    const params = { appointmentId };
    return call(appointmentsApi.change, { params, body: { ...fields, scope, version } });
  }
  const body = { ...fields, repeat };
  return trajectoryId
    ? call(appointmentsApi.create, { params: { trajectoryId }, body })
    : call(appointmentsApi.createLoose, { body });
}

export const cancelAppointment = ({ id }: Appointment, scope: ChangeScope) =>
  call(appointmentsApi.cancel, { params: { appointmentId: id }, query: { scope } });

export const answerAppointment = ({ id }: Appointment, body: AnswerInput) =>
  call(appointmentsApi.answer, { params: { appointmentId: id }, body });
