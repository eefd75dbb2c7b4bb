import account from '../features/account/account.en.ts';
import session from '../features/shell/session.en.ts';
import picture from '../ui/picture/picture.en.ts';

/** What is said of one's own account and session. */
export default { account, picture, session };
