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
import { appointmentsKey, type Slot } from './appointmentsQuery.ts';

export const mineQuery = (from: string, to: string) =>
  queryOptions({
    queryKey: [...appointmentsKey, 'mine', from, to],
    queryFn: ({ signal }) => call(appointmentsApi.mine, { query: { from, to }, signal }),
    placeholderData: keepPreviousData,
  });

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
