/** What other features may use. */
export { listAppointments } from './appointments.queries.ts';
export { placeOf, titleForColleague } from './invitation.ts';
