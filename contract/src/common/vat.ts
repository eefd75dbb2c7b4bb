/** How the tax office sees what a row is about; only the first has a percentage. */
export const vatCategories = ['standard', 'zero', 'exempt', 'reverse', 'outside'] as const;
export type VatCategory = (typeof vatCategories)[number];

/** What rows without a category were: before there were any, nought per cent was the zero rate. */
export const categoryOf = (vat_percentage: number): VatCategory =>
  vat_percentage === 0 ? 'zero' : 'standard';
