import { draftsOf, signedInAs } from './token.ts';

/** Whether who is signed in typed something before that was not saved. */
export const hasDrafts = () =>
  Object.keys(localStorage).some((key) => key.startsWith(draftsOf(signedInAs()?.id ?? 0)));
