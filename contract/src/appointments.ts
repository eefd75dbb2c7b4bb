import * as z from 'zod/mini';
import {
  answerInput,
  appointment,
  appointmentChange,
  appointmentInput,
  cancelQuery,
  clash,
  clashQuery,
  looseInput,
  periodQuery,
} from './appointments.shapes.ts';
import { appointmentPageApi } from './common/appointmentPage.ts';
import { appointmentListApi, ofTrajectory } from './common/appointmentRecord.ts';
import { endpoint } from './common/endpoint.ts';
import { idOf, idParam, named } from './common/fields.ts';

export * from './appointments.shapes.ts';
export { type PublicAppointment, publicAppointment } from './common/appointmentPage.ts';

const access = 'trajectories';
const about = 'appointment';
const all = ofTrajectory;
const one = {
  access,
  path: `${all.path}/:appointmentId`,
  params: z.extend(all.params, { appointmentId: idOf('appointment') }),
} as const;
const mine = { access, path: '/appointments' } as const;
const loose = {
  access,
  path: `${mine.path}/:appointmentId`,
  params: z.strictObject({ appointmentId: idOf('appointment') }),
} as const;

const planning = {
  /** Of a series it answers the first. */
  create: endpoint({
    summary: 'Makes an appointment and invites its guests by mail',
    about,
    ...all,
    method: 'POST',
    body: appointmentInput,
    response: appointment,
  }),
  /** Another time asks all guests again. */
  update: endpoint({
    summary: 'Changes an appointment and tells its guests',
    about,
    ...one,
    method: 'PATCH',
    body: appointmentChange,
    response: appointment,
  }),
  /** One that had guests stays, as cancelled; one that never had any is deleted. */
  remove: endpoint({
    summary: 'Cancels an appointment and tells its guests',
    ...one,
    method: 'DELETE',
    query: cancelQuery,
  }),
  colleagues: endpoint({
    summary: 'Lists the colleagues who can be invited: those who see the trajectory',
    ...all,
    path: `${all.path}/colleagues`,
    method: 'GET',
    response: z.array(named),
  }),
};

const ofMine = {
  mine: endpoint({
    summary: "Lists one's own appointments in a period, and those one is invited to",
    ...mine,
    method: 'GET',
    query: periodQuery,
    response: z.array(appointment),
  }),
  clashes: endpoint({
    summary: "Lists one's own appointments at a time",
    ...mine,
    path: `${mine.path}/clashes`,
    method: 'GET',
    query: clashQuery,
    response: z.array(clash),
  }),
  staff: endpoint({
    summary: 'Lists the colleagues who can be invited to what belongs to no trajectory',
    ...mine,
    path: `${mine.path}/colleagues`,
    method: 'GET',
    query: z.strictObject({ organisation_id: z.optional(idParam) }),
    response: z.array(named),
  }),
  createLoose: endpoint({
    summary: 'Makes an appointment that belongs to no trajectory',
    about,
    ...mine,
    method: 'POST',
    body: looseInput,
    response: appointment,
  }),
  /** Also one of a trajectory that the caller sees. */
  change: endpoint({
    summary: 'Changes an appointment of the calendar and tells its guests',
    about,
    ...loose,
    method: 'PATCH',
    body: appointmentChange,
    response: appointment,
  }),
  cancel: endpoint({
    summary: 'Cancels an appointment of the calendar and tells its guests',
    ...loose,
    method: 'DELETE',
    query: cancelQuery,
  }),
  /** In a series it counts for all that are coming. */
  answer: endpoint({
    summary: 'Says whether the caller is coming to an appointment',
    about,
    ...loose,
    path: `${loose.path}/answer`,
    method: 'POST',
    body: answerInput,
    response: appointment,
  }),
};

export const appointmentsApi = {
  ...appointmentListApi,
  ...planning,
  ...ofMine,
  ...appointmentPageApi,
};
