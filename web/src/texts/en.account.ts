import auth from '../features/auth/account.en.ts';
import homepage from '../features/shell/homepage.en.ts';

export default { auth, homepage };
