import * as z from 'zod/mini';

/** Postgres cannot hold NUL, and half a surrogate pair is no character. */
const clean = z.refine<string>((value) => !value.includes('\0') && value.isWellFormed(), {
  error: 'unreadable',
});

export const id = z.int().check(z.positive(), z.maximum(2_147_483_647));
export const idParam = z.pipe(
  z.pipe(z.string().check(z.regex(/^[1-9]\d{0,9}$/)), z.transform(Number)),
  id,
);

/** What a person types: trimmed, readable, of a length that fits. */
export const text = (max = 255) => z.string().check(clean, z.trim(), z.maxLength(max));
export const requiredText = (max = 255) => text(max).check(z.minLength(1));
export const optionalText = (max = 255) => z.optional(z.nullable(text(max)));

export const email = z
  .string()
  .check(clean, z.trim(), z.toLowerCase(), z.maxLength(254), z.email());

/** The server alone knows the common ones; see its passwords. */
export const passwordLength = { min: 12, max: 200 };
export const newPassword = z
  .string()
  .check(clean, z.minLength(passwordLength.min), z.maxLength(passwordLength.max));

const isCivilDate = (value: string) => {
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
};
export const civilDate = z.string().check(
  z.regex(/^\d{4}-\d\d-\d\d$/),
  z.refine<string>((value) => isCivilDate(value), { error: 'date' }),
);

export const linkToken = z.string().check(z.regex(/^[\w-]{43}$/));

export const named = z.object({ id, name: z.string() });
