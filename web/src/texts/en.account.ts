import auth from '../features/auth/account.en.ts';

export default { auth };
