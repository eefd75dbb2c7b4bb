import * as z from 'zod/mini';
import { idOf } from './common/fields.ts';
import { recordApi } from './common/recordApi.ts';
import { experience, experienceChange, experienceInput } from './experience.shapes.ts';

export * from './experience.shapes.ts';

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
