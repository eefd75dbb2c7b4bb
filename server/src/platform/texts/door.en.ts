import type nl from './door.nl.ts';

const texts: typeof nl = {
  'password.weak': 'This password is easy to guess.',
  'password.word': 'It holds a well-known word or password.',
  'password.name': 'It holds a first name or a last name.',
  'password.own_name': 'It holds an own name, the email address or the name of an organisation.',
  'password.date': 'It holds a year, a date, a day, a month or a season.',
  'password.sequence': 'It holds a row, such as 123456, abcdef or qwerty.',
  'password.repeat': 'It repeats something.',
  'password.advice': 'Better choose four separate words that have nothing to do with each other.',
  'auth.by_mail':
    'Open the link in the email that this organisation sent you. A copied link does not work for this email address.',
  'auth.unproven':
    'Your email address has not been confirmed yet. Ask for a link under ‘Forgot your password’. That confirms it.',
  'auth.same_address': 'You already sign in with this email address.',
  'auth.address_taken': 'This email address cannot be used. Nothing changes.',
  double_key: 'This request says ‘{{name}}’ twice. Say it once.',
  too_deep: 'This request is nested too deeply.',
  wrong_host: 'This site is not found at this address. Go to {{address}}.',
  'mail.too_many':
    'Very many emails went to this email address in the past hour. Please try again later.',
};
export default texts;
