import { randomInt } from 'node:crypto';

/** None of these is taken for another: no I, L, O or U. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const length = 28;

/** 140 bits: it is found by nobody who was not given it. */
export const newCode = () =>
  Array.from({ length }, () => letters[randomInt(letters.length)]).join('');

/** As it is printed, in groups that can be read out. */
export const printedCode = (code: string) => code.replace(/(.{4})(?=.)/g, '$1-');

/** However somebody typed it. */
export const codeFrom = (typed: string) =>
  typed
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1');
