import * as z from 'zod/mini';
import { application, applicationChange, applicationInput } from '../applications.shapes.ts';
import { experience, experienceChange, experienceInput } from '../experience.shapes.ts';
import { study, studyChange, studyInput } from '../studies.shapes.ts';
import { endpoint } from './endpoint.ts';
import { named, version } from './fields.ts';
import { changeOf } from './laterRules.ts';
import { onPage } from './portalPage.ts';
import { contactFields, itemInput, languageInput, profileLanguage } from './profile.ts';
import { recordApi } from './recordApi.ts';

/** Enough for somebody who fills in a whole life in one evening. */
const limits = [{ by: 'account', max: 300, minutes: 60 }] as const;
const ofClient = { ...onPage, party: 'client' } as const;
const own = { ...ofClient, limits } as const;

const maybe = z.nullable(z.string());

/** What clients may read and keep of their own details; their name and email address stay. */
export const ownDetails = z.object({
  name: z.string(),
  address: maybe,
  address_number: maybe,
  address_number_suffix: maybe,
  postal_code: maybe,
  city: maybe,
  phone_number: maybe,
  mobile_number: maybe,
  has_profile_picture: z.boolean(),
  version,
});
export const ownContact = z.strictObject(contactFields);

const ownApplication = z.extend(z.omit(application, { readonly: true, files: true }), {
  /** Entered by the client; the others are the counselor's and can only be read. */
  own: z.boolean(),
});

/** What the forms let them choose from. */
const ownChoices = z.object({
  working_areas: z.array(named),
  study_levels: z.array(named),
  studies: z.array(z.extend(named, { requires_custom_name: z.boolean() })),
});

export const ownRecords = {
  experience: recordApi({
    ...own,
    path: `${own.path}/experience`,
    key: 'experienceId',
    about: 'experience',
    words: { one: 'one’s own work experience', all: 'one’s own work experience' },
    input: experienceInput,
    change: experienceChange,
    record: z.omit(experience, { by_client: true }),
  }),
  studies: recordApi({
    ...own,
    path: `${own.path}/studies`,
    key: 'studyId',
    about: 'study',
    words: { one: 'a study of one’s own', all: 'one’s own studies' },
    input: studyInput,
    change: studyChange,
    record: z.omit(study, { by_client: true }),
  }),
  applications: recordApi({
    ...own,
    path: `${own.path}/applications`,
    key: 'applicationId',
    about: 'application',
    words: { one: 'an application of one’s own', all: 'the applications of one’s trajectory' },
    input: applicationInput,
    change: applicationChange,
    record: ownApplication,
  }),
  skills: recordApi({
    ...own,
    path: `${own.path}/skills`,
    key: 'itemId',
    about: 'profile_item',
    words: { one: 'a skill of one’s own', all: 'one’s own skills' },
    input: itemInput,
    change: itemInput,
    record: named,
  }),
  languages: recordApi({
    ...own,
    path: `${own.path}/languages`,
    key: 'itemId',
    about: 'profile_item',
    words: { one: 'a language of one’s own', all: 'one’s own languages' },
    input: languageInput,
    change: languageInput,
    record: profileLanguage,
  }),
};

const details = { ...ofClient, path: `${onPage.path}/profile` } as const;
const picture = { ...ofClient, path: `${onPage.path}/picture` } as const;
const { experience: jobs, studies, applications, skills, languages } = ownRecords;

/** What clients keep up to date themselves; an employer has none of it. */
export const ownPageApi = {
  details: endpoint({
    summary: 'Returns the contact details of a client, for themselves',
    ...details,
    method: 'GET',
    response: ownDetails,
  }),
  changeDetails: endpoint({
    summary: 'Changes the contact details of a client, by themselves',
    ...details,
    method: 'PATCH',
    limits,
    body: changeOf(contactFields),
    response: ownDetails,
  }),
  picture: endpoint({
    summary: 'Downloads the picture of a client, for themselves',
    ...picture,
    method: 'GET',
    file: true,
  }),
  setPicture: endpoint({
    summary: 'Sets the picture of a client, by themselves',
    ...picture,
    method: 'POST',
    limits: [{ by: 'account', max: 30, minutes: 60 }],
    upload: { picture: { kinds: ['image'] } },
    body: z.strictObject({}),
  }),
  removePicture: endpoint({
    summary: 'Deletes the picture of a client, by themselves',
    ...picture,
    method: 'DELETE',
  }),
  choices: endpoint({
    summary: 'Lists what a client can choose from in the forms about themselves',
    ...ofClient,
    path: `${onPage.path}/choices`,
    method: 'GET',
    response: ownChoices,
  }),
  experience: jobs.list,
  addExperience: jobs.create,
  changeExperience: jobs.update,
  removeExperience: jobs.remove,
  studies: studies.list,
  addStudy: studies.create,
  changeStudy: studies.update,
  removeStudy: studies.remove,
  applications: applications.list,
  addApplication: applications.create,
  changeApplication: applications.update,
  removeApplication: applications.remove,
  skills: skills.list,
  addSkill: skills.create,
  changeSkill: skills.update,
  removeSkill: skills.remove,
  languages: languages.list,
  addLanguage: languages.create,
  changeLanguage: languages.update,
  removeLanguage: languages.remove,
};

export type OwnDetails = z.infer<typeof ownDetails>;
export type OwnChoices = z.infer<typeof ownChoices>;
