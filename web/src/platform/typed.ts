import { locale } from './locale.ts';

/** '21%', from whole tenths. */
export const formatPercentage = (tenths: number) => `${(tenths / 10).toLocaleString(locale())}%`;

/** '2,5' */
export const formatCount = (count: number) =>
  count.toLocaleString(locale(), { maximumFractionDigits: 2 });
