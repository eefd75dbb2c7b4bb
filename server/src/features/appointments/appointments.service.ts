/** What other features may use. */
export { listAppointments, listMine } from './appointments.queries.ts';
export { placeOf, titleForColleague } from './invitation.ts';
