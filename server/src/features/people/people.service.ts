/** What other features may use. */
export { addPerson } from './addPerson.ts';
export { isLastAdmin } from './checks.ts';
export { findAdmins, lockOrganisation } from './members.queries.ts';
export { inviteMember } from './membership.ts';
export { lockProfile, refuseFull } from './profileLists.ts';
