import * as z from 'zod/mini';
import { endpoint } from './common/endpoint.ts';
import {
  civilDate,
  endsInOrder,
  id,
  idParam,
  named,
  optionalDate,
  requiredText,
  version,
} from './common/fields.ts';
import { changeOf } from './common/laterRules.ts';

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

const access = 'portfolio';
const all = {
  access,
  path: '/clients/:clientId/experience',
  params: z.strictObject({ clientId: idParam }),
} as const;
const one = {
  access,
  path: `${all.path}/:experienceId`,
  params: z.extend(all.params, { experienceId: idParam }),
} as const;

export const experienceApi = {
  list: endpoint({ ...all, method: 'GET', response: z.array(experience) }),
  create: endpoint({ ...all, method: 'POST', body: experienceInput, response: experience }),
  update: endpoint({ ...one, method: 'PATCH', body: experienceChange, response: experience }),
  remove: endpoint({ ...one, method: 'DELETE' }),
};
