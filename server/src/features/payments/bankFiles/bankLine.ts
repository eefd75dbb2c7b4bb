import { AppError } from '../../../platform/http/errors.ts';
import type { ErrorKey } from '../../../platform/texts/texts.ts';

/** One booking as the bank reports it; money that comes in is above zero. */
export type BookedLine = {
  /** Where it begins in the file. */
  line: number;
  /** The IBAN of the account itself. */
  account: string;
  booked_on: string;
  amount: number;
  /** Of the other party; empty where the bank does not say. */
  name: string;
  iban: string;
  description: string;
  bank_reference: string;
  statement: string;
};

type BankKey = Extract<ErrorKey, `bank.${string}`>;

/** A bank file that cannot be trusted beyond this line. */
export class BankFileError extends AppError {
  readonly line: number;
  readonly key: BankKey;

  constructor(line: number, key: BankKey) {
    super(422, [{ key: 'csv.line', values: { line } }, { key }]);
    this.line = line;
    this.key = key;
  }
}

/** Whole cents of `12.5`, `12,50` or `12,`; noughts may follow the second decimal. */
export function centsOf(text: string, line: number) {
  const [, euros, cents = ''] = /^(\d{1,13})(?:[.,](\d{0,2})0*)?$/.exec(text) ?? [];
  if (euros === undefined) throw new BankFileError(line, 'bank.amount');
  return Number(euros) * 100 + Number(cents.padEnd(2, '0'));
}

/** No bank sends what was booked before or after. */
const years = { first: '1990', last: '2100' };

/** The day of `2026-01-31`, `2026-01-31+01:00` or `2026-01-31T12:00:00`, if it exists. */
export function dayOf(text: string, line: number) {
  const [, day] = /^(\d{4}-\d\d-\d\d)(?:[TZ+-]|$)/.exec(text) ?? [];
  const time = Date.parse(`${day}T00:00:00Z`);
  if (!day || Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== day)
    throw new BankFileError(line, 'bank.date');
  const year = day.slice(0, 4);
  if (year < years.first || year > years.last) throw new BankFileError(line, 'bank.date');
  return day;
}

export function mustBeEuro(currency: string, line: number) {
  if (currency !== 'EUR') throw new BankFileError(line, 'bank.currency');
}

/** Words with one space between them; what is said before is not said again. */
export function wordsOf(parts: string[]) {
  const said: string[] = [];
  for (const part of parts.map((one) => one.replace(/\s+/g, ' ').trim()))
    if (part && !said.some((one) => one.includes(part))) said.push(part);
  return said.join(' ');
}

/** A reference that the payer did not give. */
export const given = (reference: string) =>
  /^(NOTPROVIDED|NONREF)?$/i.test(reference.trim()) ? '' : reference.trim();
