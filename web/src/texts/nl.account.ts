import auth from '../features/auth/account.nl.ts';
import homepage from '../features/shell/homepage.nl.ts';

/** What is read before an account is there or without its password; who only signs in does not load it. */
export default { auth, homepage };
