import * as z from 'zod/mini';
import {
  civilDate,
  endsInOrder,
  id,
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
  /** Whether whoever it is about wrote it as it is now. */
  by_client: z.boolean(),
  version,
});

export type ExperienceInput = z.infer<typeof experienceInput>;
export type ExperienceChange = z.infer<typeof experienceChange>;
export type Experience = z.infer<typeof experience>;
