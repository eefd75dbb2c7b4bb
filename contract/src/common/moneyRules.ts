import * as z from 'zod/mini';
import { optionalText, text } from './fields.ts';
import { later } from './laterRules.ts';
import { isKnownVatNumber } from './vatNumber.ts';

/** Money in whole cents; anything else is told how an amount is written. */
const wholeCents = z.int({
  error: ({ code, input }) =>
    code === 'invalid_type' && input !== undefined && input !== null ? 'amount' : undefined,
});
/** Who typed too much is told so in euros. */
export const centsBetween = (least: number, most: number) =>
  wholeCents.check(
    least < 0 ? z.minimum(least, { error: 'too_little' }) : z.minimum(least),
    z.maximum(most, { error: 'too_much' }),
  );
export const cents = centsBetween(0, 10_000_000);

/** Whole tenths of a percent. */
export const percentage = z.int().check(z.minimum(0), z.maximum(1000, { error: 'over_whole' }));

export const notZero = <T extends z.ZodMiniType>(schema: T) =>
  later(schema, (value: number) => value !== 0, 'not_zero');

/** As people write it: with spaces, dots and lower case. */
const isWritten = (value: string) => isKnownVatNumber(value.replace(/[\s.]/g, '').toUpperCase());
export const optionalVatNumber = later(optionalText(40), isWritten, 'vat_number');
export const vatNumberOrEmpty = later(text(40), isWritten, 'vat_number');
