import { expect, it } from 'vitest';
import { demoPassword } from '../demo/accounts.ts';
import { password } from '../testing/factories.ts';
import { AppError } from './errors.ts';
import { checkStrength } from './strength.ts';

const known = {
  email: 'noor.hendriks@werkwijzer.nl',
  names: ['Noor', 'Hendriks', 'Stichting De Brug'],
};
const saidOf = (text: string) => {
  try {
    checkStrength(text, known);
    return [];
  } catch (error) {
    expect(error).toBeInstanceOf(AppError);
    return (error as AppError).messages.map((message) => ('key' in message ? message.key : ''));
  }
};

it.each([
  ['Welkom123456', 'password.word'],
  ['W3lk0m123456!', 'password.word'],
  ['Zomer2026!!!!', 'password.date'],
  ['Zomer2026!!!!', 'password.repeat'],
  ['1234567890123', 'password.sequence'],
  ['qwertyuiop[]', 'password.sequence'],
  [demoPassword, 'password.repeat'],
  ['zonnetje zonnetje', 'password.repeat'],
  ['Zomer-2026-!!!!', 'password.date'],
  ['Welkom-2026-Welkom', 'password.word'],
  ['Welkom Werkwijzer 2026', 'password.own_name'],
  ['Maart.2026.Utrecht', 'password.date'],
  ['nieuw wachtwoord 2026', 'password.word'],
  ['Werkwijzer2026!', 'password.own_name'],
  ['StichtingDeBrug2026', 'password.own_name'],
  ['noorhendriks1', 'password.own_name'],
  ['AnnaDeVries1984', 'password.name'],
  ['15-03-1984-anna', 'password.date'],
  ['Traject2026!!!', 'password.own_name'],
  ['aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'password.repeat'],
])('refuses %s and says why: %s', (text, why) => {
  const said = saidOf(text);
  expect(said).toContain(why);
  expect([said[0], said.at(-1)]).toEqual(['password.weak', 'password.advice']);
});

it.each([
  password,
  'mijn kat heet moortje',
  'fiets lamp wolk trui',
  'kX9#vLq2pT7w',
  'zonnig weer morgen',
  'kaas-fiets-regen',
  'een hele lange zin die niemand raadt '.repeat(5),
])('takes %s', (text) => expect(saidOf(text)).toEqual([]));

it('says the same in Dutch and in English, in plain words', () => {
  const error = (() => {
    try {
      return checkStrength('Welkom123456', known);
    } catch (thrown) {
      return thrown as AppError;
    }
  })() as AppError;
  expect(error.say('nl')[0]).toBe('Dit wachtwoord is makkelijk te raden.');
  expect(error.say('en')).toHaveLength(error.say('nl').length);
});

it('is judged in the time of a sign-in, also when it is made to take long', () => {
  saidOf('the dictionaries are sorted once');
  const hard = ['(4@3$1!0', '4@4@4@4@p4$$w0rd', '1a2b', 'zaqwsx1!', 'qwertyuiop12345', '01011999'];
  const texts = hard.map((part) => part.repeat(50).slice(0, 200));
  const before = process.cpuUsage();
  for (const text of texts) saidOf(text);
  const { user } = process.cpuUsage(before);
  expect(user / 1000 / texts.length, 'milliseconds each').toBeLessThan(150);
});
