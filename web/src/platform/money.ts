/** '12,50', '12.5', '€ 1.234,56' in whole cents; NaN when it is no amount, or below zero. */
export function centsOf(typed: string): number {
  const cents = scaledOf(typed, 2);
  return cents < 0 || typed.includes('-') ? Number.NaN : cents;
}

/** '-1.250,5' in whole tenths or hundredths; NaN when it is no number, or has more decimals. */
export function scaledOf(typed: string, decimals: 1 | 2): number {
  const text = typed.replace(/[€%\s]/g, '').replace('−', '-');
  const [, sign, size = ''] = /^(-?)(.*)$/.exec(text) ?? [];
  const plain = new RegExp(`^(\\d{1,9})(?:[.,](\\d{0,${decimals}}))?$`);
  const [, whole, part = ''] = plain.exec(ungrouped(size)) ?? [];
  if (whole === undefined) return Number.NaN;
  const number = Number(whole + part.padEnd(decimals, '0'));
  return sign && number ? -number : number;
}

/** Three digits behind a point are thousands, since nothing here has three decimals. */
const ungrouped = (text: string) =>
  /^\d{1,3}(\.\d{3})+(,\d*)?$/.test(text)
    ? text.replaceAll('.', '')
    : /^\d{1,3}(,\d{3})+\.\d*$/.test(text)
      ? text.replaceAll(',', '')
      : text;

type Style = { decimals: 1 | 2; isMoney?: boolean | undefined };

/** '12,50', as one types it; '2,5' and '21' where it is no money. */
export function typedNumber(scaled: number, { decimals, isMoney }: Style) {
  const fixed = (scaled / 10 ** decimals).toFixed(decimals).replace('.', ',');
  return isMoney ? fixed : fixed.replace(/,0+$|(?<=,\d)0$/, '');
}

export const typedEuro = (cents: number) => typedNumber(cents, { decimals: 2, isMoney: true });
