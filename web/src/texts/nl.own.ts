import account from '../features/account/account.nl.ts';
import session from '../features/shell/session.nl.ts';
import picture from '../ui/picture/picture.nl.ts';

/** What is said of one's own account and session. */
export default { account, picture, session };
