import * as z from 'zod/mini';
import { text } from './fields.ts';

const isSecure = (value: string) =>
  value === '' || (/^https:\/\/[^\s/]/i.test(value) && URL.canParse(value));

/** An address that signs somebody in gives the key away, and may pretend to lead elsewhere. */
function isOpen(value: string) {
  if (!URL.canParse(value)) return true;
  const { username, password } = new URL(value);
  return username === '' && password === '';
}

/** An address on the web; may be left empty. */
export const secureAddress = text(500).check(
  z.refine<string>((value) => isSecure(value), { error: 'https' }),
  z.refine<string>((value) => isOpen(value), { error: 'open_address' }),
);
