import * as z from 'zod/mini';
import { text } from './fields.ts';

const isSecure = (value: string) =>
  value === '' || (/^https:\/\/[^\s/]/i.test(value) && URL.canParse(value));
/** An address on the web; may be left empty. */
export const secureAddress = text(500).check(
  z.refine<string>((value) => isSecure(value), { error: 'https' }),
);
