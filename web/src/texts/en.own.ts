import account from '../features/account/account.en.ts';

/** What the page of one's own account says. */
export default { account };
