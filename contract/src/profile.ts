import * as z from 'zod/mini';
import { endpoint } from './common/endpoint.ts';
import {
  id,
  idParam,
  named,
  optionalDate,
  optionalProse,
  optionalText,
  requiredText,
  version,
} from './common/fields.ts';
import { genders } from './common/genders.ts';
import { changeOf } from './common/laterRules.ts';
import {
  outOfTen,
  profileCourse,
  profileFile,
  profileLanguage,
  profileLists,
  profileReference,
} from './common/profile.ts';
import { experience } from './experience.ts';
import { study } from './studies.ts';

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

/** The own one, to be written. */
export const profile = z.extend(portfolio, { version });
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
export const languageInput = z.strictObject({
  name: requiredText(100),
  speak: outOfTen,
  read: outOfTen,
  write: outOfTen,
});
export const itemInput = z.strictObject({ name: requiredText(200) });
export const itemLists = ['job_interests', 'competences', 'skills', 'interests'] as const;

export type Portfolio = z.infer<typeof portfolio>;
export type Profile = z.infer<typeof profile>;
export type ProfileChange = z.infer<typeof profileChange>;
export type ReferenceInput = z.infer<typeof referenceInput>;
export type CourseInput = z.infer<typeof courseInput>;
export type LanguageInput = z.infer<typeof languageInput>;
export type ItemList = (typeof itemLists)[number];

const access = 'profile';
/** Who studies at two schools has a profile at each. */
const query = z.strictObject({ organisation_id: z.optional(idParam) });
const all = { access, query, path: '/profile' } as const;
const picture = { access, query, path: '/profile/picture' } as const;
const file = {
  access,
  query,
  path: '/profile/files/:fileId',
  params: z.strictObject({ fileId: idParam }),
} as const;
const items = {
  access,
  query,
  path: '/profile/items/:list',
  params: z.strictObject({ list: z.enum(itemLists) }),
} as const;
const itemOf = <const P extends string>(list: P) =>
  ({
    access,
    query,
    path: `/profile/${list}/:itemId`,
    params: z.strictObject({ itemId: idParam }),
  }) as const;

/** One's own; the work experience and the studies go by the calls that staff have for clients. */
export const profileApi = {
  get: endpoint({ ...all, method: 'GET', response: profile }),
  update: endpoint({ ...all, method: 'PATCH', body: profileChange, response: profile }),
  picture: endpoint({ ...picture, method: 'GET', file: true }),
  setPicture: endpoint({
    ...picture,
    method: 'POST',
    upload: { picture: { kinds: ['image'] } },
    body: z.strictObject({}),
  }),
  removePicture: endpoint({ ...picture, method: 'DELETE' }),
  addFile: endpoint({
    access,
    query,
    method: 'POST',
    path: '/profile/files',
    upload: { file: { kinds: ['pdf', 'office', 'image', 'audio', 'video'] } },
    body: z.strictObject({}),
    response: profileFile,
  }),
  file: endpoint({ ...file, method: 'GET', file: true }),
  removeFile: endpoint({ ...file, method: 'DELETE' }),
  addItem: endpoint({ ...items, method: 'POST', body: itemInput, response: named }),
  updateItem: endpoint({
    ...items,
    method: 'PATCH',
    path: `${items.path}/:itemId`,
    params: z.extend(items.params, { itemId: idParam }),
    body: itemInput,
    response: named,
  }),
  removeItem: endpoint({
    ...items,
    method: 'DELETE',
    path: `${items.path}/:itemId`,
    params: z.extend(items.params, { itemId: idParam }),
  }),
  addReference: endpoint({
    access,
    query,
    method: 'POST',
    path: '/profile/references',
    body: referenceInput,
    response: profileReference,
  }),
  updateReference: endpoint({
    ...itemOf('references'),
    method: 'PATCH',
    body: referenceInput,
    response: profileReference,
  }),
  removeReference: endpoint({ ...itemOf('references'), method: 'DELETE' }),
  addCourse: endpoint({
    access,
    query,
    method: 'POST',
    path: '/profile/courses',
    body: courseInput,
    response: profileCourse,
  }),
  updateCourse: endpoint({
    ...itemOf('courses'),
    method: 'PATCH',
    body: courseInput,
    response: profileCourse,
  }),
  removeCourse: endpoint({ ...itemOf('courses'), method: 'DELETE' }),
  addLanguage: endpoint({
    access,
    query,
    method: 'POST',
    path: '/profile/languages',
    body: languageInput,
    response: profileLanguage,
  }),
  updateLanguage: endpoint({
    ...itemOf('languages'),
    method: 'PATCH',
    body: languageInput,
    response: profileLanguage,
  }),
  removeLanguage: endpoint({ ...itemOf('languages'), method: 'DELETE' }),
};
