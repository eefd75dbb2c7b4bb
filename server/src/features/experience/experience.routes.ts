import { experienceApi, experienceInput } from '@traject/contract/experience';
import { organisationsFor } from '../../platform/access/access.ts';
import type { User } from '../../platform/access/session.ts';
import type { Db } from '../../platform/database/db.ts';
import { versionedUpdate } from '../../platform/database/versionedUpdate.ts';
import type { Serve } from '../../platform/http/serve.ts';
import type { World } from '../../platform/program/world.ts';
import { refuseFull } from '../people/people.service.ts';
import { checkChoice } from '../reference/reference.service.ts';
import * as experience from './experience.queries.ts';

export function experienceRoutes(serve: Serve, { clock }: World) {
  serve(experienceApi.list, ({ db, client }) => experience.listExperience(db, client.id));

  serve(experienceApi.create, async ({ db, client, user, body }) => {
    await checkArea(db, user, { id: body.job_working_area_id });
    const values = { ...ending(body), person_id: client.id };
    await refuseFull(db, client.id, 'experience');
    const { id } = await experience.addExperience(db, values);
    return experience.getExperience(db, { clientId: client.id, experienceId: id });
  });

  serve(experienceApi.update, async ({ db, params, user, self, language, body }) => {
    const stored = await experience.lockExperience(db, params);
    const by = { self, language, clock };
    const values = await versionedUpdate(db, { stored, given: body, rules: experienceInput, by });
    const { job_working_area_id: id } = values;
    await checkArea(db, user, { id, now: stored.job_working_area_id });
    await experience.setExperience(db, stored.id, ending(values));
    return experience.getExperience(db, params);
  });

  serve(experienceApi.remove, async ({ db, params }) => {
    await experience.removeExperience(db, params);
  });
}

/** What somebody still does has no end. */
const ending = <T extends { current_position?: boolean | undefined }>(values: T) =>
  values.current_position ? { ...values, end_date: null } : values;

const checkArea = (db: Db, user: User, choice: { id: number; now?: number }) => {
  const organisations = organisationsFor(user, 'portfolio');
  return checkChoice(db, 'working_areas', {
    ...choice,
    field: 'job_working_area_id',
    organisations,
  });
};
