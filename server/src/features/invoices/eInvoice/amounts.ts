import type { VatCategory } from '@traject/contract/common/vat';
import { cac, cbc } from './xml.ts';

export const amount = (name: string, cents: number) =>
  cbc(name, (cents / 100).toFixed(2), { currencyID: 'EUR' });

const codes: Record<VatCategory, string> = {
  standard: 'S',
  zero: 'Z',
  exempt: 'E',
  reverse: 'AE',
  outside: 'O',
};
type Rate = { vat_category: VatCategory; vat_percentage: number };

/** What is outside VAT has no percentage, not even nought. */
export const taxCategory = (
  name: string,
  { vat_category, vat_percentage }: Rate,
  ...reasons: string[]
) =>
  cac(
    name,
    cbc('ID', codes[vat_category]),
    vat_category === 'outside' ? '' : cbc('Percent', String(vat_percentage / 10)),
    ...reasons,
    cac('TaxScheme', cbc('ID', 'VAT')),
  );
