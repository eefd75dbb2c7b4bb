import { locale } from './locale.ts';

/** '10.000' */
export const formatNumber = (value: number) => value.toLocaleString(locale());
