import * as z from 'zod/mini';
import { endpoint } from './common/endpoint.ts';
import { idOf, idParam, named } from './common/fields.ts';
import { profileCourse, profileFile, profileLanguage, profileReference } from './common/profile.ts';
import { recordApi } from './common/recordApi.ts';
import {
  courseInput,
  itemInput,
  itemLists,
  languageInput,
  profile,
  profileChange,
  referenceInput,
} from './profile.shapes.ts';

export * from './profile.shapes.ts';

const access = 'profile';
/** Somebody who studies at two schools has a profile at each. */
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

/** One's own profile; work experience and studies use the same calls as those of clients. */
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
