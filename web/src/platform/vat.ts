import { categoryOf, type VatCategory } from '@traject/contract/common/vat';
import { typedNumber } from './money.ts';

/** '21', from whole tenths, as one types it. */
export const typedVat = (tenths: number) => typedNumber(tenths, { decimals: 1 });

/** Only the standard category has a percentage: whoever types one has chosen it. */
export const categoryAt = (tenths: number, chosen: VatCategory): VatCategory =>
  tenths === 0 && chosen !== 'standard' ? chosen : categoryOf(tenths);
