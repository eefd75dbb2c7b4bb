/** What other features may use. */
export { endMembers } from './ending.ts';
export { letIn } from './lettingIn.ts';
export { addMember, dropMember } from './members.queries.ts';
export { type Looking, listMembers } from './members.ts';
