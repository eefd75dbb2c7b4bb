import * as z from 'zod/mini';
import { id, named, optionalText, requiredText } from './fields.ts';
import { optionalPhone, optionalPostcode } from './laterRules.ts';
import { storedFile } from './storedFile.ts';

const maybe = z.nullable(z.string());
export const outOfTen = z.int().check(z.minimum(0), z.maximum(10));

export const profileFile = z.object({ id, ...storedFile });
export const profileReference = z.object({
  id,
  name: z.string(),
  company: maybe,
  description: maybe,
});
export const profileCourse = z.object({
  id,
  name: z.string(),
  achieved: z.boolean(),
  expiration_date: maybe,
});
export const profileLanguage = z.object({
  id,
  name: z.string(),
  speak: outOfTen,
  read: outOfTen,
  write: outOfTen,
});

/** The lists in a portfolio, besides work experience and studies. */
export const profileLists = {
  files: z.array(profileFile),
  references: z.array(profileReference),
  job_interests: z.array(named),
  courses: z.array(profileCourse),
  competences: z.array(named),
  skills: z.array(named),
  interests: z.array(named),
  languages: z.array(profileLanguage),
};

export const languageInput = z.strictObject({
  name: requiredText(100),
  speak: outOfTen,
  read: outOfTen,
  write: outOfTen,
});
export const itemInput = z.strictObject({ name: requiredText(200) });

/** Where somebody lives and can be called. */
export const contactFields = {
  address: optionalText(200),
  address_number: optionalText(20),
  address_number_suffix: optionalText(20),
  postal_code: optionalPostcode,
  city: optionalText(100),
  phone_number: optionalPhone,
  mobile_number: optionalPhone,
};
