import * as z from 'zod/mini';
import { readingRoles } from './common/evaluationRoles.ts';
import {
  id,
  optionalDate,
  optionalProse,
  optionalText,
  requiredText,
  version,
} from './common/fields.ts';
import { genders } from './common/genders.ts';
import { changeOf } from './common/laterRules.ts';
import { type languageInput, profileLists } from './common/profile.ts';
import { experience } from './experience.ts';
import { study } from './studies.ts';

export { itemInput, languageInput } from './common/profile.ts';

const maybe = z.nullable(z.string());

/** What evaluators read of a student: never an address, a birthday, benefits or abilities. */
export const portfolio = z.object({
  id,
  name: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  gender: z.nullable(z.enum(genders)),
  nationality: maybe,
  education: maybe,
  quote_text: maybe,
  has_profile_picture: z.boolean(),
  ...profileLists,
  job_functions: z.array(experience),
  studies: z.array(study),
});

/** One's own, for editing, with the roles of the evaluators who read it and who see the chart. */
export const profile = z.extend(portfolio, {
  version,
  profile_roles: z.array(z.enum(readingRoles)),
  chart_roles: z.array(z.enum(readingRoles)),
});
export const profileChange = changeOf({
  gender: z.optional(z.nullable(z.enum(genders))),
  nationality: optionalText(100),
  education: optionalProse(1000),
  quote_text: optionalProse(1000),
});

export const referenceInput = z.strictObject({
  name: requiredText(200),
  company: optionalText(200),
  description: optionalProse(1000),
});
export const courseInput = z.strictObject({
  name: requiredText(200),
  achieved: z.optional(z.boolean()),
  expiration_date: optionalDate,
});
export const itemLists = ['job_interests', 'competences', 'skills', 'interests'] as const;

export type Portfolio = z.infer<typeof portfolio>;
export type Profile = z.infer<typeof profile>;
export type ProfileChange = z.infer<typeof profileChange>;
export type ReferenceInput = z.infer<typeof referenceInput>;
export type CourseInput = z.infer<typeof courseInput>;
export type LanguageInput = z.infer<typeof languageInput>;
export type ItemList = (typeof itemLists)[number];
