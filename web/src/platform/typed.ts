import { currentLanguage } from './i18n.ts';

/** '21,0%', from whole tenths. */
export const formatPercentage = (tenths: number) =>
  `${(tenths / 10).toLocaleString(locale(), { minimumFractionDigits: 1 })}%`;

/** '2,5' */
export const formatCount = (count: number) =>
  count.toLocaleString(locale(), { maximumFractionDigits: 2 });

const locale = () => (currentLanguage() === 'nl' ? 'nl-NL' : 'en-GB');

/** What a number field holds: a number, or text while it is empty or half typed. */
export type Typed = number | string;

/** In whole hundredths or tenths, as the server counts; NaN when it is no number. */
export const times = (typed: Typed, by: 1 | 10 | 100) => {
  if (typed === '' || typed === '-') return Number.NaN;
  const number = Number(typed);
  return by === 1 ? number : Math.round(number * by);
};
