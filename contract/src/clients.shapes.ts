import * as z from 'zod/mini';
import { accountTypes } from './common/access.ts';
import {
  email,
  id,
  named,
  optionalProse,
  optionalText,
  requiredText,
  version,
} from './common/fields.ts';
import { genders } from './common/genders.ts';
import { changeOf, optionalBirthDate } from './common/laterRules.ts';
import { contactFields, profileLists } from './common/profile.ts';
import { experience } from './experience.ts';
import { study } from './studies.ts';
import { trajectoryState } from './trajectories.ts';

/** The create form says w where the profile says f. */
const gender = z.pipe(
  z.enum(['m', 'f', 'w', 'x']),
  z.transform((value) => (value === 'w' ? 'f' : value)),
);

const fields = {
  email,
  first_name: requiredText(100),
  last_name: requiredText(100),
  initials: optionalText(20),
  maiden_name: optionalText(100),
  gender: z.optional(z.nullable(gender)),
  date_of_birth: optionalBirthDate,
  place_of_birth: optionalText(100),
  nationality: optionalText(100),
  ...contactFields,
  /** The profile's name for the city; it wins when both are sent. */
  city_name: optionalText(100),
  benefits: optionalProse(1000),
  education: optionalProse(1000),
  intellectual_ability: optionalProse(1000),
  quote_text: optionalProse(1000),
};

/** The rules for the form of a client. */
export const clientForm = z.strictObject(fields);
export const clientInput = z.strictObject({ ...fields, organisation_id: id });
export const clientChange = changeOf(fields);
export const clientSearchInput = z.strictObject({ organisation_id: id, email });

const maybe = z.nullable(z.string());

export const clientDetails = z.object({
  id,
  name: z.string(),
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  initials: maybe,
  maiden_name: maybe,
  gender: z.nullable(z.enum(genders)),
  date_of_birth: maybe,
  place_of_birth: maybe,
  nationality: maybe,
  address: maybe,
  address_number: maybe,
  address_number_suffix: maybe,
  postal_code: maybe,
  city: maybe,
  city_name: maybe,
  phone_number: maybe,
  mobile_number: maybe,
  benefits: maybe,
  education: maybe,
  intellectual_ability: maybe,
  quote_text: maybe,
  has_profile_picture: z.boolean(),
  version,
});

export const client = z.extend(clientDetails, {
  ...profileLists,
  account_types: z.array(z.object({ code: z.enum(accountTypes) })),
  job_functions: z.array(experience),
  studies: z.array(study),
});

/** Enough to recognise it. */
const clientTrajectory = z.object({
  id,
  organisation: named,
  counselor: named,
  trajectory_state: trajectoryState,
  registration_date: z.string(),
});

export const clientSearchAnswer = z.object({
  /** `closed` is a client of colleagues, whom the caller does not see. */
  status: z.enum(['ok', 'nonexistant', 'type_mismatch', 'organisation_mismatch', 'closed']),
  client: z.optional(clientDetails),
  /** Their trajectories in the caller's own organisations, newest first. */
  trajectories: z.optional(z.array(clientTrajectory)),
});

export type ClientInput = z.infer<typeof clientInput>;
export type ClientChange = z.infer<typeof clientChange>;
export type ClientDetails = z.infer<typeof clientDetails>;
export type Client = z.infer<typeof client>;
export type ClientSearchInput = z.infer<typeof clientSearchInput>;
export type ClientSearchAnswer = z.infer<typeof clientSearchAnswer>;
