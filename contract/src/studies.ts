import * as z from 'zod/mini';
import { idOf } from './common/fields.ts';
import { recordApi } from './common/recordApi.ts';
import { study, studyChange, studyInput } from './studies.shapes.ts';

export * from './studies.shapes.ts';

export const studiesApi = recordApi({
  access: 'portfolio',
  path: '/clients/:clientId/studies',
  params: z.strictObject({ clientId: idOf('client') }),
  key: 'studyId',
  about: 'study',
  words: { one: 'a study', all: 'the studies of a client' },
  input: studyInput,
  change: studyChange,
  record: study,
});
