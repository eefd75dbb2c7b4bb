import type { VatCategory } from '@traject/contract/common/vat';
import { useTranslation } from '../../platform/i18n.ts';
import { formatPercentage } from '../../platform/typed.ts';

export type Vat = { vat_category: VatCategory; vat_percentage: number };

/** '21%', or why there is no VAT. */
export function useVatName() {
  const { t } = useTranslation();
  return ({ vat_category, vat_percentage }: Vat) =>
    vat_category === 'standard' || vat_category === 'zero'
      ? formatPercentage(vat_percentage)
      : t(`vat.names.${vat_category}`);
}
