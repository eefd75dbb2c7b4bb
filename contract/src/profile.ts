import * as z from 'zod/mini';
import { endpoint } from './common/endpoint.ts';
import {
  id,
  idOf,
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
import { recordApi } from './common/recordApi.ts';
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
  params: z.strictObject({ fileId: idOf('profile_file') }),
} as const;
const items = {
  access,
  query,
  key: 'itemId',
  about: 'profile_item',
  params: z.strictObject({}),
} as const;
const names = recordApi({
  ...items,
  path: '/profile/items/:list',
  params: z.strictObject({ list: z.enum(itemLists) }),
  words: { one: 'a line in a list of one’s own profile', all: 'a list of one’s own profile' },
  input: itemInput,
  change: itemInput,
  record: named,
});
const references = recordApi({
  ...items,
  path: '/profile/references',
  words: { one: 'a reference in one’s own profile', all: 'one’s own references' },
  input: referenceInput,
  change: referenceInput,
  record: profileReference,
});
const courses = recordApi({
  ...items,
  path: '/profile/courses',
  words: { one: 'a course in one’s own profile', all: 'one’s own courses' },
  input: courseInput,
  change: courseInput,
  record: profileCourse,
});
const languages = recordApi({
  ...items,
  path: '/profile/languages',
  words: { one: 'a language in one’s own profile', all: 'one’s own languages' },
  input: languageInput,
  change: languageInput,
  record: profileLanguage,
});

/** One's own; the work experience and the studies go by the calls that staff have for clients. */
export const profileApi = {
  get: endpoint({
    summary: "Returns one's own profile",
    about: 'person',
    ...all,
    method: 'GET',
    response: profile,
  }),
  update: endpoint({
    summary: "Changes one's own profile",
    about: 'person',
    ...all,
    method: 'PATCH',
    body: profileChange,
    response: profile,
  }),
  picture: endpoint({
    summary: "Downloads one's own profile picture",
    ...picture,
    method: 'GET',
    file: true,
  }),
  setPicture: endpoint({
    summary: "Sets one's own profile picture",
    ...picture,
    method: 'POST',
    upload: { picture: { kinds: ['image'] } },
    body: z.strictObject({}),
  }),
  removePicture: endpoint({
    summary: "Deletes one's own profile picture",
    ...picture,
    method: 'DELETE',
  }),
  addFile: endpoint({
    summary: "Adds a file to one's own profile",
    about: 'profile_file',
    access,
    query,
    method: 'POST',
    path: '/profile/files',
    upload: { file: { kinds: ['pdf', 'office', 'image', 'audio', 'video'] } },
    body: z.strictObject({}),
    response: profileFile,
  }),
  file: endpoint({
    summary: "Downloads a file from one's own profile",
    ...file,
    method: 'GET',
    file: true,
  }),
  removeFile: endpoint({
    summary: "Deletes a file from one's own profile",
    ...file,
    method: 'DELETE',
  }),
  addItem: names.create,
  updateItem: names.update,
  removeItem: names.remove,
  addReference: references.create,
  updateReference: references.update,
  removeReference: references.remove,
  addCourse: courses.create,
  updateCourse: courses.update,
  removeCourse: courses.remove,
  addLanguage: languages.create,
  updateLanguage: languages.update,
  removeLanguage: languages.remove,
};
