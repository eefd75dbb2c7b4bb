import * as z from 'zod/mini';
import {
  civilDate,
  endsInOrder,
  id,
  idOf,
  named,
  optionalDate,
  requiredText,
  version,
} from './common/fields.ts';
import { changeOf } from './common/laterRules.ts';
import { recordApi } from './common/recordApi.ts';

const fields = {
  function_title: requiredText(200),
  company_name: requiredText(200),
  city: requiredText(100),
  job_working_area_id: id,
  start_date: civilDate,
  end_date: optionalDate,
  current_position: z.optional(z.boolean()),
};

export const experienceInput = z.strictObject(fields).check(endsInOrder('start_date', 'end_date'));
export const experienceChange = changeOf(fields);

export const experience = z.object({
  id,
  function_title: z.string(),
  company_name: z.string(),
  city: z.string(),
  job_working_area: named,
  start_date: z.string(),
  end_date: z.nullable(z.string()),
  current_position: z.boolean(),
  version,
});

export type ExperienceInput = z.infer<typeof experienceInput>;
export type ExperienceChange = z.infer<typeof experienceChange>;
export type Experience = z.infer<typeof experience>;

export const experienceApi = recordApi({
  access: 'portfolio',
  path: '/clients/:clientId/experience',
  params: z.strictObject({ clientId: idOf('client') }),
  key: 'experienceId',
  about: 'experience',
  words: { one: 'work experience', all: 'the work experience of a client' },
  input: experienceInput,
  change: experienceChange,
  record: experience,
});
