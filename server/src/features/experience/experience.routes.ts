import { experienceApi, experienceInput } from '@traject/contract/experience';
import { organisationsFor } from '../../platform/access/access.ts';
import type { Serve } from '../../platform/http/serve.ts';
import { serveRecord } from '../../platform/http/serveRecord.ts';
import type { World } from '../../platform/program/world.ts';
import { refuseFull } from '../people/people.service.ts';
import { checkChoice } from '../reference/reference.service.ts';
import { experience, getExperience, listExperience } from './experience.queries.ts';

export const experienceRoutes = (serve: Serve, world: World) =>
  serveRecord(serve, world, experienceApi, {
    rows: experience,
    rules: experienceInput,
    list: listExperience,
    get: getExperience,
    check: async ({ db, ownerId, user }, values, stored) => {
      await checkChoice(db, 'working_areas', {
        id: values.job_working_area_id,
        now: stored?.job_working_area_id,
        field: 'job_working_area_id',
        organisations: organisationsFor(user, 'portfolio'),
      });
      if (!stored) await refuseFull(db, ownerId, 'experience');
      // A job somebody still has does not have an end date.
      return values.current_position ? { ...values, end_date: null } : values;
    },
  });
