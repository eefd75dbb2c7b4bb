import { describe, expect, it } from 'vitest';
import { kept, type Stored } from './kept.ts';
import { nameOf, timeIn } from './names.ts';

const day = 24 * 60 * 60 * 1000;
const at = (text: string) => new Date(`${text}${text.length === 10 ? 'T01:41:00' : ''}Z`);
const backup = (name: string, isSound = true): Stored => ({ name, at: at(name), isSound });
const now = at('2026-11-18');

/** One a night, up to tonight. */
const nights = (count: number) =>
  Array.from({ length: count }, (_, ago) =>
    backup(new Date(now.getTime() - ago * day).toISOString().slice(0, 10)),
  );
const stay = (backups: Stored[], from = now) => [...kept(backups, from)].toSorted();

describe('what is kept', () => {
  it('is, after a year of nights, seven days, five weeks and twelve months', () => {
    const days = ['12', '13', '14', '15', '16', '17', '18'].map((one) => `2026-11-${one}`);
    // The Sundays of the weeks before, and the last nights of the months before.
    const weeks = ['2026-10-25', '2026-11-01', '2026-11-08'];
    const months = ['2025-12-31', '2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30'];
    months.push('2026-05-31', '2026-06-30', '2026-07-31', '2026-08-31', '2026-09-30', '2026-10-31');
    expect(stay(nights(500))).toEqual([...days, ...weeks, ...months].toSorted());
  });

  it.each<[string, Stored[], string[]]>([
    ['nothing where there is nothing', [], []],
    ['the newest of a day', inADay('2026-11-16'), ['2026-11-16T03:00:00']],
    [
      'everything of the past 24 hours',
      ['18T01:00:00', '18T00:10:00', '17T03:00:00', '17T02:00:00', '17T01:00:00'].map((one) =>
        backup(`2026-11-${one}`),
      ),
      ['17T02:00:00', '17T03:00:00', '18T00:10:00', '18T01:00:00'].map((one) => `2026-11-${one}`),
    ],
    [
      'a sound one of a day rather than a newer one that is not, and the newest',
      [backup('2026-11-18'), backup('2026-11-14T20:00:00', false), backup('2026-11-14')],
      ['2026-11-14', '2026-11-18'],
    ],
    [
      'the newest, even if it is not sound, and the newest that is, however old',
      [backup('2026-11-18', false), backup('2023-01-01'), backup('2022-01-01')],
      ['2023-01-01', '2026-11-18'],
    ],
    [
      'the newest after years without one',
      [backup('2021-05-05'), backup('2020-05-05')],
      ['2021-05-05'],
    ],
    [
      'what seems to come from the future',
      [backup('2030-01-01'), backup('2031-01-01'), backup('2026-11-18')],
      ['2026-11-18', '2030-01-01', '2031-01-01'],
    ],
    [
      'the newest sound one that does not come from the future, however old',
      [backup('2036-01-01'), backup('2026-11-18', false), backup('2023-01-01')],
      ['2023-01-01', '2026-11-18', '2036-01-01'],
    ],
  ])('is %s', (_what, backups, names) => {
    expect(stay(backups)).toEqual(names);
  });

  it('counts the week in which a year ends as one, and both its months', () => {
    const around = ['2026-12-28', '2026-12-30', '2026-12-31', '2027-01-01', '2027-01-02'];
    const names = stay(
      around.map((name) => backup(name)),
      at('2027-01-20'),
    );
    expect(names).toEqual(['2026-12-31', '2027-01-02']);
  });

  it('goes a year after it was made at the latest, while newer ones are made', () => {
    const oldest = stay(nights(1000))[0] ?? '';
    expect(now.getTime() - at(oldest).getTime()).toBeLessThan(366 * day);
  });
});

function inADay(one: string) {
  return ['00:10:00', '01:00:00', '03:00:00'].map((time) => backup(`${one}T${time}`));
}

describe('the name of a backup', () => {
  const installation = '1a2b3c4d-0000-4000-8000-000000000000';

  it('says of which installation it is, and of when', () => {
    const name = nameOf({ installation, at: now, isEncrypted: true });
    expect(name).toBe('traject-1a2b3c4d-20261118T014100Z.zip.age');
    expect(timeIn(name, installation)).toEqual(now);
    expect(timeIn(name.replace('.age', ''), installation)).toEqual(now);
  });

  it.each([
    'traject-ffffffff-20261118T014100Z.zip',
    'traject-1a2b3c4d-20261118T014100Z.zip.part',
    'traject-1a2b3c4d-20261318T014100Z.zip',
    'traject-1a2b3c4d-before-the-move.zip',
    'notes.txt',
  ])('is not %s', (name) => {
    expect(timeIn(name, installation)).toBeUndefined();
  });
});
