/** '12,50', '12.5', '€ 1.234,56' in whole cents; NaN when it is no amount. */
export function centsOf(typed: string): number {
  const text = typed.replace(/[€\s]/g, '');
  const grouped = /^\d{1,3}(\.\d{3})+(,\d{1,2})?$/.test(text) ? text.replaceAll('.', '') : text;
  const [, euros, part = ''] = /^(\d{1,9})(?:[.,](\d{1,2}))?$/.exec(grouped) ?? [];
  return euros === undefined ? Number.NaN : Number(euros) * 100 + Number(part.padEnd(2, '0'));
}

/** '12,50', as one types it. */
export const typedEuro = (cents: number) => (cents / 100).toFixed(2).replace('.', ',');
