import * as z from 'zod/mini';
import { isCivilDate, optionalText, text, version } from './fields.ts';

/** Fields whose rule was added after rows existed, with the schema they had before. */
const before = new WeakMap<z.core.$ZodType, z.core.$ZodType>();

/** An empty value breaks no rule. */
export function later<T extends z.ZodMiniType>(
  schema: T,
  rule: (value: never) => boolean,
  error: string,
) {
  const holds = (value: unknown) => (value ?? '') === '' || rule(value as never);
  const strict = schema.check(z.refine(holds, { error }));
  before.set(strict, schema);
  return strict;
}

/**
 * For changes: old rows may break a rule that was added later, for as long as nobody changes that
 * field. Where the stored row is known, `whereChanged` applies the rule to the rest.
 */
export const asBefore = <T extends z.core.$ZodShape>(fields: T): T =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, before.get(field) ?? field]),
  ) as T;

type Values = Record<string, unknown>;

/** The rules for an existing record: an unchanged value may stay even if it breaks a later rule. */
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

export const optionalPhone = later(optionalText(40), (phone: string) => /\d/.test(phone), 'phone');

/**
 * Only Dutch postcodes are four digits and letters; those of other countries are accepted as they
 * are.
 */
const isPostcode = (code: string) =>
  !/^\d{4} ?[a-z]{1,9}$/i.test(code) || /^[1-9]\d{3} ?(?!s[ads])[a-z]{2}$/i.test(code);
export const postcode = later(text(20), isPostcode, 'postcode');
export const optionalPostcode = later(optionalText(20), isPostcode, 'postcode');

const aDay = z.string().check(
  z.regex(/^\d{4}-\d\d-\d\d$/, { error: 'date', abort: true }),
  z.refine<string>((value) => isCivilDate(value), { error: 'date' }),
);
/** No time zone is more than a day ahead. */
const isBirth = (day: string) =>
  day >= '1900' && day <= new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
export const optionalBirthDate = later(z.optional(z.nullable(aDay)), isBirth, 'birth_date');

/** What a change sends: any of the fields, and the version the sender saw. */
export const changeOf = <T extends z.core.$ZodShape>(fields: T) =>
  z.partial(z.strictObject({ ...asBefore(fields), version }));
