import * as z from 'zod/mini';
import { endpoint } from './common/endpoint.ts';
import { id, idParam, named } from './common/fields.ts';

const list = <T extends z.core.$ZodType>(path: string, item: T) =>
  endpoint({ method: 'GET', path, access: 'reference', response: z.array(item) });

const coded = z.extend(named, { code: z.string() });

export const referenceApi = {
  organisations: list('/organisations', named),
  counselors: endpoint({
    method: 'GET',
    path: '/counselors',
    access: 'reference',
    query: z.strictObject({ organisation_id: z.optional(idParam) }),
    response: z.array(named),
  }),
  trajectoryStates: list('/trajectory-states', coded),
  workingAreas: list('/working-areas', named),
  studyLevels: list('/study-levels', named),
  studies: list('/studies', z.object({ id, name: z.string(), requires_custom_name: z.boolean() })),
  fileTypes: list('/file-types', coded),
  fileActions: list('/file-actions', named),
};
