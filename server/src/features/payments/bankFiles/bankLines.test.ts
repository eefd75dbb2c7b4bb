import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  camtFile,
  entryXml,
  linesOf,
  mtFile,
  mtStatement,
  outcomeOf,
  paidXml,
  statementXml,
} from './bankFiles.testing.ts';
import { bankLines } from './bankLines.ts';

type Paid = { cents: number; name: string; text: string };

const euros = (cents: number) =>
  `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const sumOf = (paid: Paid[]) => paid.reduce((sum, { cents }) => sum + cents, 0);

const camtOf = (paid: Paid[]) =>
  camtFile(
    statementXml({
      ...{ opening: '0.00', closing: euros(sumOf(paid)) },
      entries: paid
        .map(({ cents, name, text }) =>
          entryXml({ amount: euros(cents), more: paidXml(escaped(name), escaped(text)) }),
        )
        .join(''),
    }),
  );

const comma = (cents: number) => euros(cents).replace('.', ',');
const mtOf = (paid: Paid[]) =>
  mtFile(
    mtStatement(
      'C260101EUR0,00',
      `C260131EUR${comma(sumOf(paid))}`,
      paid
        .map(({ cents, name, text }) => `:61:260105C${comma(cents)}NTRFNONREF\n:86:${name} ${text}`)
        .join('\n'),
    ),
  );

const word = fc.stringMatching(/^[A-Za-zéß€😀&<' ]{1,12}[a-z]$/u).map((text) => text.trim());
const payments = fc.array(
  fc.record({ cents: fc.integer({ min: 1, max: 1_000_000 }), name: word, text: word }),
  { minLength: 1, maxLength: 4 },
);
const files = payments.chain((paid) => fc.constantFrom(camtOf(paid), mtOf(paid)));

describe('a bank file', () => {
  it('reads the same however it arrives', async () => {
    await fc.assert(
      fc.asyncProperty(files, fc.integer({ min: 1, max: 40 }), async (file, size) => {
        const whole = await linesOf(file);
        expect(whole.length).toBeGreaterThan(0);
        expect(await linesOf(file, size)).toEqual(whole);
      }),
    );
  });

  it('is refused when it was cut off, wherever that is, or nothing is missing', async () => {
    await fc.assert(
      fc.asyncProperty(files, fc.double({ min: 0, max: 1, noNaN: true }), async (file, part) => {
        const bytes = Buffer.from(file);
        const outcome = await outcomeOf(bytes.subarray(0, Math.floor(part * bytes.length)));
        if ('key' in outcome) expect(outcome.line).toBeGreaterThan(0);
        else expect(outcome).toEqual(await linesOf(bytes));
      }),
      { numRuns: 500 },
    );
  });

  it('never gives other amounts when a character was changed', async () => {
    const change = fc.tuple(fc.nat(), fc.constantFrom('<', '>', '&', ':', '9', '\n', 'x', ','));
    await fc.assert(
      fc.asyncProperty(files, change, async (file, [place, sign]) => {
        const at = place % file.length;
        const outcome = await outcomeOf(file.slice(0, at) + sign + file.slice(at + 1));
        if ('key' in outcome) return;
        const cents = (lines: { amount: number }[]) => lines.map(({ amount }) => amount);
        expect(cents(outcome)).toEqual(cents(await linesOf(file)));
      }),
      { numRuns: 500 },
    );
  });

  it('is read from disk too', async () => {
    const path = join(await mkdtemp(join(tmpdir(), 'bank-')), 'afschrift.xml');
    await writeFile(path, camtOf([{ cents: 1210, name: 'An', text: 'factuur' }]));
    for await (const { amount } of bankLines(path)) expect(amount).toBe(1210);
    expect.assertions(1);
  });
});

describe('the key of a booking', () => {
  const one = { cents: 500, name: 'An', text: 'koffie' };
  const other = { cents: 700, name: 'Bo', text: 'thee' };
  const keysOf = async (file: string) => (await linesOf(file)).map(({ key }) => key);

  it('tells equal bookings apart, and is the same in a file that overlaps', async () => {
    for (const fileOf of [camtOf, mtOf]) {
      const [first, second, third] = await keysOf(fileOf([one, one, other]));
      expect(new Set([first, second, third]).size).toBe(3);
      expect(await keysOf(fileOf([other, one, one]))).toEqual([third, first, second]);
    }
  });
});
