/** What other features may use. */
export { guessThrottleOf } from './guessThrottle.ts';
export { activationDays, copiedToken, inviteToken, inviteTokens } from './invitations.ts';
export { tellKnown } from './known.ts';
export { resetHash, tellPasswordChanged } from './passwords.ts';
export { dropUnproven } from './unproven.ts';
