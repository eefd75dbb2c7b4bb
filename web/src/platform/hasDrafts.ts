import { draftsOf, signedInAs } from './token.ts';

/** Whether whoever is signed in typed something that was not saved. */
export const hasDrafts = () =>
  Object.keys(localStorage).some((key) => key.startsWith(draftsOf(signedInAs()?.id ?? 0)));
