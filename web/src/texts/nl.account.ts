import auth from '../features/auth/account.nl.ts';

/** What who comes by an account or a password reads; who only signs in does not load it. */
export default { auth };
