import * as z from 'zod/mini';
import {
  application,
  applicationChange,
  applicationFile,
  applicationInput,
} from './applications.shapes.ts';
import { endpoint } from './common/endpoint.ts';
import { idOf } from './common/fields.ts';
import { pageOf, pageQuery } from './common/page.ts';
import { recordApi } from './common/recordApi.ts';

export * from './applications.shapes.ts';

const access = 'trajectories';
const all = {
  access,
  path: '/trajectories/:trajectoryId/applications',
  params: z.strictObject({ trajectoryId: idOf('trajectory') }),
} as const;
const one = {
  access,
  path: `${all.path}/:applicationId`,
  params: z.extend(all.params, { applicationId: idOf('application') }),
} as const;
const files = { ...one, path: `${one.path}/files` } as const;
const file = {
  access,
  path: `${files.path}/:fileId`,
  params: z.extend(one.params, { fileId: idOf('application_file') }),
} as const;

export const applicationsApi = {
  ...recordApi({
    ...all,
    key: 'applicationId',
    about: 'application',
    words: { one: 'an application', all: 'the applications of a trajectory' },
    input: applicationInput,
    change: applicationChange,
    record: application,
  }),
  list: endpoint({
    summary: 'Lists the applications of a trajectory, page by page',
    ...all,
    method: 'GET',
    query: pageQuery,
    response: pageOf(application),
  }),
  addFile: endpoint({
    summary: 'Attaches a file to an application',
    about: 'application_file',
    ...files,
    method: 'POST',
    upload: { file: { kinds: ['pdf', 'office', 'image'] } },
    body: z.strictObject({}),
    response: applicationFile,
  }),
  file: endpoint({
    summary: 'Downloads a file of an application',
    ...file,
    method: 'GET',
    file: true,
  }),
  removeFile: endpoint({ summary: 'Deletes a file of an application', ...file, method: 'DELETE' }),
};
