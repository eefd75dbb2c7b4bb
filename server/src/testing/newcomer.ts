import { password } from './factories.ts';

/** What somebody fills in to register. */
export const newcomer = (email: string, more: object = {}) => ({
  email,
  repeat_email: email,
  password,
  repeat_password: password,
  first_name: 'Noor',
  last_name: 'Hendriks',
  city: 'Utrecht',
  ...more,
});
