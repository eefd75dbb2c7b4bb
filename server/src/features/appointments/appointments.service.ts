/** What other features may use. */
export { listAppointments } from './appointments.queries.ts';
export { cancelOfTrajectory } from './cancelling.ts';
export { tellOfOwner } from './handedOver.ts';
export { placeForColleague, titleForColleague } from './invitation.ts';
export { moveParty } from './parties.ts';
