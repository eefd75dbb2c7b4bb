import { prefixIn } from '@traject/contract/invoiceSettings';

/** What precedes the counter, with the year left open, and how wide the counter is. */
export type Style = { before: string; digits: number };

const mostDigits = 6;
export const mostCounted = 10 ** mostDigits - 1;

/** 'WW-26-101' is 'WW-{yy}-' and three digits; undefined if there is no counter. */
export function styleOf(invoice: { invoice_number: string; invoice_date: string }) {
  const year = invoice.invoice_date.slice(0, 4);
  const { head, tail } = parted(invoice.invoice_number);
  // '20260012': the year and the number written as one.
  const isJoined = tail.length > mostDigits && tail.startsWith(year);
  const [prefix, counted] = isJoined ? [head + year, tail.slice(year.length)] : [head, tail];
  if (counted === '' || counted.length > mostDigits || (isJoined && head.endsWith('-')))
    return undefined;
  return { before: withOpenYear(prefix, year), digits: counted.length } satisfies Style;
}

/** The digits at the end, and what precedes them. */
function parted(number: string) {
  let at = number.length;
  while (isDigit(number[at - 1])) at--;
  return { head: number.slice(0, at), tail: number.slice(at) };
}

const isDigit = (sign = '') => sign >= '0' && sign <= '9';

/** The first number in it that is the year, in four digits or two. */
function withOpenYear(prefix: string, year: string) {
  const parts = prefix.split(/(\d+)/);
  const at = parts.findIndex((part) => part === year || part === year.slice(2));
  if (at < 0) return prefix;
  return parts.with(at, parts[at]?.length === 4 ? '{yyyy}' : '{yy}').join('');
}

/** As an organisation writes it: 'WW-{yy}-{nnn}'. */
export const formOf = ({ before, digits }: Style) => `${before}{${'n'.repeat(digits)}}`;

export function styleOfForm(form: string): Style {
  const at = form.lastIndexOf('{n');
  return { before: form.slice(0, at), digits: form.length - at - 2 };
}

export const prefixOf = (style: Style, year: number) => prefixIn(formOf(style), year);

export const numberIn = (style: Style, { year, counter }: { year: number; counter: number }) =>
  `${prefixOf(style, year)}${String(counter).padStart(style.digits, '0')}`;
