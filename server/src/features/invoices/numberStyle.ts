/** What stands before the counting part, with the year left open, and how wide that part is. */
export type Style = { before: string; digits: number };

const mostDigits = 6;

/** 'WW-26-101' is 'WW-{yy}-' and three digits; undefined for what does not count. */
export function styleOf(invoice: { invoice_number: string; invoice_date: string }) {
  const year = invoice.invoice_date.slice(0, 4);
  const [, head = '', tail = ''] = /^(.*?)(\d*)$/s.exec(invoice.invoice_number) ?? [];
  // '20260012': the year and the number written as one.
  const isJoined = tail.length > mostDigits && tail.startsWith(year);
  const [prefix, counted] = isJoined ? [head + year, tail.slice(year.length)] : [head, tail];
  if (counted === '' || counted.length > mostDigits || (isJoined && head.endsWith('-')))
    return undefined;
  const years = new RegExp(`(?<!\\d)(${year}|${year.slice(2)})(?!\\d)`);
  const before = prefix.replace(years, (found) => (found.length === 4 ? '{yyyy}' : '{yy}'));
  return { before, digits: counted.length } satisfies Style;
}
