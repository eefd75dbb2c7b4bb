import { registerInput } from '@traject/contract/accounts';
import { describe, expect, it } from 'vitest';
import { checkForm } from './checkForm.ts';
import { t } from './i18n.ts';

const filled = {
  email: 'Anna@example.nl',
  repeat_email: 'anna@example.nl',
  password: 'een lange zin',
  repeat_password: 'een lange zin',
  first_name: 'Anna',
  last_name: 'Bos',
};
const check = (changes: Partial<typeof filled>) =>
  checkForm(registerInput, t)({ ...filled, ...changes });

describe('the registration form', () => {
  it('[AUTH-04] is right when all that is required is filled in', () => {
    expect(check({})).toEqual({});
  });

  it.each([
    ['email', '', 'Vul dit in.'],
    ['email', 'anna', 'Dit is geen geldig e-mailadres.'],
    ['first_name', '  ', 'Vul dit in.'],
    ['password', 'kort', 'Gebruik minstens 12 tekens.'],
  ] as const)('[AUTH-04] says what is wrong with %s = %j', (name, value, sentence) => {
    expect(check({ [name]: value })).toHaveProperty(name, sentence);
  });

  it.each([
    ['repeat_email', 'other@example.nl', 'De e-mailadressen zijn niet gelijk.'],
    ['repeat_password', 'een andere zin', 'De wachtwoorden zijn niet gelijk.'],
    ['repeat_password', '', 'Vul dit in.'],
  ] as const)('[AUTH-08] refuses a differing %s on the screen', (name, value, sentence) => {
    expect(check({ [name]: value })).toEqual({ [name]: sentence });
  });
});
