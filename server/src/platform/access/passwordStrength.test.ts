import { expect, it } from 'vitest';
import { demoPassword } from '../../demo/accounts.ts';
import { costRatio } from '../../testing/costRatio.ts';
import { password } from '../../testing/factories.ts';
import type { AppError } from '../http/errors.ts';
import { checkStrength } from './passwordStrength.ts';

const known = {
  email: 'noor.hendriks@werkwijzer.nl',
  names: ['Noor', 'Hendriks', 'Stichting De Brug'],
};
const refused = (text: string) =>
  checkStrength(text, known).then(
    () => undefined,
    (error: unknown) => error as AppError,
  );
const saidOf = async (text: string) =>
  (await refused(text))?.messages.map((message) => ('key' in message ? message.key : '')) ?? [];

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
  ['Ajax-Amsterdam-1900', 'password.word'],
  ['AjaxAmsterdam1900', 'password.word'],
  ['Feyenoord1908!', 'password.word'],
  ['feyenoordrotterdam1', 'password.word'],
  ['PSVEindhoven1913', 'password.word'],
  ['Fc.Utrecht.2026', 'password.word'],
  ['GoAheadEagles1902', 'password.word'],
  ['adodenhaag070070', 'password.word'],
  ['QuickBoys1920', 'password.word'],
  ['ParisSaintGermain', 'password.word'],
  ['AtleticoMadrid1903', 'password.word'],
  ['Borussia Dortmund 1909', 'password.word'],
  ['Trabzonspor1967', 'password.word'],
  ['YoullNeverWalkAlone', 'password.word'],
  ['aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'password.repeat'],
])('refuses %s and says why: %s', async (text, why) => {
  const said = await saidOf(text);
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
])('takes %s', async (text) => expect(await saidOf(text)).toEqual([]));

it('says the same in Dutch and in English, in plain words', async () => {
  const error = await refused('Welkom123456');
  expect(error?.say('nl')[0]).toBe('Dit wachtwoord is makkelijk te raden.');
  expect(error?.say('en')).toHaveLength(error?.say('nl').length ?? 0);
});

it('lets other work run between one password and the next', async () => {
  let turns = 0;
  const others = setInterval(() => turns++, 1);
  await Promise.all(Array.from({ length: 20 }, (_, n) => saidOf(`fiets lamp wolk trui ${n}`)));
  clearInterval(others);
  expect(turns).toBeGreaterThan(5);
});

it('takes little more than an ordinary sentence, however long and hard it is made', async () => {
  const ordinary = () => saidOf('fiets lamp wolk trui fiets lamp wolk');
  const hard = ['(4@3$1!0', '4@4@4@4@p4$$w0rd', '1a2b', 'zaqwsx1!', 'qwertyuiop12345', '01011999'];
  for (const part of hard) {
    const ratio = await costRatio(() => saidOf(part.repeat(50).slice(0, 200)), ordinary);
    // Read as a whole they take ten to fifty times as long.
    expect(ratio, `times an ordinary one: ${part}`).toBeLessThan(6);
  }
});
