import * as z from 'zod/mini';
import type { RecordType } from './recordTypes.ts';

/**
 * The maximum length of a text or list. A longer one is not examined further: no pattern ever sees
 * it, and it gets one error.
 */
export const upTo = (most: number) => z.maxLength(most, { abort: true });

/** PostgreSQL cannot store NUL, and half a surrogate pair is not a character. */
const clean = z.refine<string>((value) => !value.includes('\0') && value.isWellFormed(), {
  error: 'unreadable',
});

export const id = z.int().check(z.positive(), z.maximum(2_147_483_647));
export const idParam = z.pipe(
  z.pipe(z.string().check(z.regex(/^[1-9]\d{0,9}$/)), z.transform(Number)),
  id,
);

const records = new WeakMap<z.core.$ZodType, RecordType>();

/** An id in an address, and what kind of record it is the id of; the log names it by that. */
export function idOf(type: RecordType) {
  const schema = z.clone(idParam);
  records.set(schema, type);
  return schema;
}
export const recordTypeOf = (schema: z.core.$ZodType | undefined) => schema && records.get(schema);

/**
 * Names end up in mails, lists and file names: no line breaks, control characters or changes of
 * text direction.
 */
const oneLine = z.refine<string>(
  (value) => !/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u.test(value),
  { error: 'unreadable' },
);
const visible = z.refine<string>((value) => value === '' || /[^\s\p{Cf}]/u.test(value), {
  error: 'required',
});

/**
 * Line breaks and tabs are allowed; other control characters and changes of text direction are not.
 */
const written = z.refine<string>(
  (value) => !/(?![\n\r\t])[\p{Cc}\u202a-\u202e\u2066-\u2069]/u.test(value),
  { error: 'unreadable' },
);

/** What a person types: trimmed and limited in length. */
export const typed = (max: number) => z.string().check(z.trim(), upTo(max), clean, visible);
/** The same, and readable. */
export const prose = (max: number) => typed(max).check(written);
export const requiredProse = (max: number) => prose(max).check(z.minLength(1));
export const optionalProse = (max: number) => z.optional(z.nullable(prose(max)));

/** The same on one line. */
export const text = (max = 255) => typed(max).check(oneLine);
export const requiredText = (max = 255) => text(max).check(z.minLength(1));
export const optionalText = (max = 255) => z.optional(z.nullable(text(max)));

export const email = z.string().check(z.trim(), upTo(254), clean, z.toLowerCase(), z.email());

const anEmail = z.email();
export const emailOrEmpty = text(254).check(
  z.toLowerCase(),
  z.refine<string>((value) => value === '' || z.safeParse(anEmail, value).success, {
    error: 'email',
  }),
);
/** May be left empty. */
export const optionalEmail = z.optional(z.nullable(emailOrEmpty));

/** A form with files can only send text: 0 is no and 1 is yes. */
export const formFlag = z.pipe(
  z.optional(z.enum(['0', '1'])),
  z.transform((value) => value === '1'),
);

/** Counts the changes to a record, so that nobody unknowingly overwrites somebody else's. */
export const version = z.int().check(z.positive(), z.maximum(2_147_483_647));

/** Only the server knows the list of common passwords; see its `passwords.ts`. */
export const passwordLength = { min: 12, max: 200 };
export const newPassword = z
  .string()
  .check(upTo(passwordLength.max), clean, z.minLength(passwordLength.min));

export const isCivilDate = (value: string) => {
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
};
export const civilDate = z.string().check(
  z.regex(/^(19|20|21)\d\d-\d\d-\d\d$/, { error: 'date', abort: true }),
  z.refine<string>((value) => isCivilDate(value), { error: 'date' }),
);
export const optionalDate = z.optional(z.nullable(civilDate));

/** Local time in the Netherlands. */
export const dateTime = z.string().check(
  z.regex(/^(19|20|21)\d\d-\d\d-\d\d ([01]\d|2[0-3])(:[0-5]\d){2}$/, {
    error: 'date',
    abort: true,
  }),
  z.refine<string>((value) => isCivilDate(value.slice(0, 10)), { error: 'date' }),
);

/** Checks that two dates of one record are in order; ISO dates compare as text. */
export const endsInOrder = <T>(
  start: keyof T & string,
  end: keyof T & string,
  error: 'end_before_start' | 'close_before_test' = 'end_before_start',
) =>
  z.refine<T>(
    (values) => {
      const [from, to] = [values[start], values[end]];
      return typeof from !== 'string' || typeof to !== 'string' || from <= to;
    },
    { path: [end], error },
  );

export const linkToken = z.string().check(z.regex(/^[\w-]{43}$/));

export const named = z.object({ id, name: z.string() });
