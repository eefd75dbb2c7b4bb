import { firstMessage } from '../../../platform/serverMessage.ts';

/** The server marks it so in every language. */
export const isExpired = (error: unknown) => firstMessage(error) === 'Expired evaluation';
