import * as z from 'zod/mini';

/**
 * The most there may be of it, letters or parts. What is more is looked at no further: no pattern
 * ever sees it, and it hears one sentence.
 */
export const upTo = (most: number) => z.maxLength(most, { abort: true });

/** Postgres cannot hold NUL, and half a surrogate pair is no character. */
const clean = z.refine<string>((value) => !value.includes('\0') && value.isWellFormed(), {
  error: 'unreadable',
});

export const id = z.int().check(z.positive(), z.maximum(2_147_483_647));
export const idParam = z.pipe(
  z.pipe(z.string().check(z.regex(/^[1-9]\d{0,9}$/)), z.transform(Number)),
  id,
);

/** Names end up in mails, lists and file names: no line break, bell or turn of direction. */
const oneLine = z.refine<string>(
  (value) => !/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u.test(value),
  { error: 'unreadable' },
);
const visible = z.refine<string>((value) => value === '' || /[^\s\p{Cf}]/u.test(value), {
  error: 'required',
});

/** Lines and tabs may be; a bell, an escape or a turn of direction is no writing. */
const written = z.refine<string>(
  (value) => !/(?![\n\r\t])[\p{Cc}\u202a-\u202e\u2066-\u2069]/u.test(value),
  { error: 'unreadable' },
);

/** What a person types: trimmed, of a length that fits. */
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
/** May stay empty, as a box on a form may. */
export const optionalEmail = z.optional(
  z.nullable(
    text(254).check(
      z.toLowerCase(),
      z.refine<string>((value) => value === '' || z.safeParse(anEmail, value).success, {
        error: 'email',
      }),
    ),
  ),
);

/** Fields whose rule came later than their rows, and what they were before it. */
const before = new WeakMap<z.core.$ZodType, z.core.$ZodType>();

function later<T extends z.ZodMiniType>(schema: T, rule: (text: string) => boolean, error: string) {
  const holds = (value: unknown) => typeof value !== 'string' || value === '' || rule(value);
  const strict = schema.check(z.refine(holds, { error }));
  before.set(strict, schema);
  return strict;
}

/**
 * For what changes a record: old rows may break a rule that came later, and keep that as long as
 * nobody changes it. Who knows what is stored holds the rest to the rule.
 */
export const asBefore = <T extends z.core.$ZodShape>(fields: T): T =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, before.get(field) ?? field]),
  ) as T;

type Values = Record<string, unknown>;

/** The rules for a record that is there already: what is stored stays, also against a later rule. */
export function whereChanged<S extends z.core.$ZodType>(
  rules: S,
  given: Values,
  stored: Values,
): S {
  if (!(rules instanceof z.ZodMiniObject)) return rules;
  const kept = Object.entries(asBefore(rules.shape)).filter(
    ([name, field]) => field !== rules.shape[name] && given[name] === stored[name],
  );
  if (kept.length === 0) return rules;
  return z.safeExtend(rules, Object.fromEntries(kept) as never) as never;
}

export const optionalPhone = later(optionalText(40), (phone) => /\d/.test(phone), 'phone');

/** Four digits and letters are written in the Netherlands alone; the rest of the world is let be. */
const isPostcode = (code: string) =>
  !/^\d{4} ?[a-z]{1,9}$/i.test(code) || /^[1-9]\d{3} ?(?!s[ads])[a-z]{2}$/i.test(code);
export const postcode = later(text(20), isPostcode, 'postcode');
export const optionalPostcode = later(optionalText(20), isPostcode, 'postcode');

/** A form with files can only send words: 0 is no and 1 is yes. */
export const formFlag = z.pipe(
  z.optional(z.enum(['0', '1'])),
  z.transform((value) => value === '1'),
);

/** Money is whole cents. */
export const cents = z.int().check(z.minimum(0), z.maximum(10_000_000));

/** Counts the changes of a record, so that nobody overwrites unseen what another changed. */
export const version = z.int().check(z.positive(), z.maximum(2_147_483_647));

/** What a change sends: any of the fields, and the version that its sender saw. */
export const changeOf = <T extends z.core.$ZodShape>(fields: T) =>
  z.partial(z.strictObject({ ...asBefore(fields), version }));

/** The server alone knows the common ones; see its passwords. */
export const passwordLength = { min: 12, max: 200 };
export const newPassword = z
  .string()
  .check(upTo(passwordLength.max), clean, z.minLength(passwordLength.min));

const isCivilDate = (value: string) => {
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
};
export const civilDate = z.string().check(
  z.regex(/^(19|20|21)\d\d-\d\d-\d\d$/, { error: 'date', abort: true }),
  z.refine<string>((value) => isCivilDate(value), { error: 'date' }),
);
export const optionalDate = z.optional(z.nullable(civilDate));

const aDay = z.string().check(
  z.regex(/^\d{4}-\d\d-\d\d$/, { error: 'date', abort: true }),
  z.refine<string>((value) => isCivilDate(value), { error: 'date' }),
);
/** A day later than here it is nowhere. */
const isBirth = (day: string) =>
  day >= '1900' && day <= new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
export const optionalBirthDate = later(z.optional(z.nullable(aDay)), isBirth, 'birth_date');

/** Wall time in the Netherlands, as the clock on the wall said it. */
export const dateTime = z.string().check(
  z.regex(/^(19|20|21)\d\d-\d\d-\d\d ([01]\d|2[0-3])(:[0-5]\d){2}$/, {
    error: 'date',
    abort: true,
  }),
  z.refine<string>((value) => isCivilDate(value.slice(0, 10)), { error: 'date' }),
);

/** For a check on two dates of one record; as text they compare as days. */
export const endsInOrder = <T>(start: keyof T & string, end: keyof T & string) =>
  z.refine<T>(
    (values) => {
      const [from, to] = [values[start], values[end]];
      return typeof from !== 'string' || typeof to !== 'string' || from <= to;
    },
    { path: [end], error: 'end_before_start' },
  );

export const linkToken = z.string().check(z.regex(/^[\w-]{43}$/));

export const named = z.object({ id, name: z.string() });
