import { type ExperienceInput, experienceInput } from '@traject/contract/experience';
import type { Acting } from '../../platform/http/serveRecord.ts';
import { refuseFull } from '../people/people.service.ts';
import { checkChoice } from '../reference/reference.service.ts';
import { experience, getExperience, listExperience } from './experience.queries.ts';

/** How it is kept, whoever keeps it. */
export const experienceRecord = {
  rows: experience,
  rules: experienceInput,
  list: listExperience,
  get: getExperience,
  check: async <V extends ExperienceInput>(
    { db, ownerId, organisations }: Acting,
    values: V,
    stored?: { job_working_area_id: number },
  ): Promise<V> => {
    await checkChoice(db, 'working_areas', {
      id: values.job_working_area_id,
      now: stored?.job_working_area_id,
      field: 'job_working_area_id',
      organisations,
    });
    if (!stored) await refuseFull(db, ownerId, 'experience');
    // A job somebody still has does not have an end date.
    return values.current_position ? { ...values, end_date: null } : values;
  },
};
