import { isIban } from '@traject/contract/common/iban';
import { BankFileError, centsOf, dayOf, given, mustBeEuro } from './bankLine.ts';
import type { Field } from './mt940Fields.ts';

/** A mark with R takes an earlier booking back. */
const signs: Record<string, number> = { C: 1, RD: 1, D: -1, RC: -1 };

/** Field 60 or 62: `C260131EUR1234,56`. */
export function balanceOf({ line, rows: [text = ''] }: Field) {
  const [, mark = '', day = '', currency = '', amount = ''] =
    /^([CD])(\d{6})([A-Z]{3})?(.*)$/.exec(text.trim()) ?? [];
  const sign = signs[mark];
  if (!sign) throw new BankFileError(line, 'bank.balance');
  dayOf(fullDay(day), line);
  mustBeEuro(currency, line);
  return sign * centsOf(amount, line) || 0;
}

/** Field 61: `2601310201C12,50NTRFtheirs//ours`, on the next line what the bank adds. */
export function bookingOf({ line, rows: [text = '', more = ''] }: Field) {
  const [, valued = '', entered, mark = '', amount = '', references = ''] =
    /^(\d{6})(\d{4})?(R?[CD])[A-Z]?(\d[\d,.]*)[A-Z][A-Z0-9]{3}(.*)$/.exec(text) ?? [];
  const sign = signs[mark];
  if (!sign) throw new BankFileError(line, 'bank.field');
  const [, ours = ''] = references.split('//', 2);
  const added = more.trim();
  return {
    booked_on: bookedOn(dayOf(fullDay(valued), line), entered, line),
    amount: sign * centsOf(amount, line) || 0,
    iban: isIban(added) ? added : '',
    bank_reference: given(ours),
  };
}

const fullDay = (day: string) => `20${day.slice(0, 2)}-${day.slice(2, 4)}-${day.slice(4)}`;

/** The day of booking has no year: it is near the day of value, perhaps across New Year. */
function bookedOn(valued: string, entered: string | undefined, line: number) {
  if (!entered) return valued;
  const [year, month] = [Number(valued.slice(0, 4)), Number(valued.slice(5, 7))];
  const apart = Number(entered.slice(0, 2)) - month;
  const shift = apart > 6 ? -1 : apart < -6 ? 1 : 0;
  return dayOf(`${year + shift}-${entered.slice(0, 2)}-${entered.slice(2)}`, line);
}
