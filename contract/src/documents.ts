import * as z from 'zod/mini';
import { parties } from './approvals.ts';
import { endpoint } from './common/endpoint.ts';
import { idOf } from './common/fields.ts';
import { pageOf, pageQuery } from './common/page.ts';
import {
  document,
  documentInput,
  documentReturn,
  documentsQuery,
  documentVersion,
  lastFilled,
  versionInput,
} from './documents.shapes.ts';
import { filledInput } from './documentTemplates.ts';

export * from './documents.shapes.ts';

const access = 'trajectories';
const all = {
  access,
  path: '/trajectories/:trajectoryId/files',
  params: z.strictObject({ trajectoryId: idOf('trajectory') }),
} as const;
const one = {
  access,
  path: `${all.path}/:fileId`,
  params: z.extend(all.params, { fileId: idOf('document') }),
} as const;
const versions = { ...one, path: `${one.path}/versions` } as const;
const version = {
  access,
  path: `${versions.path}/:versionId`,
  params: z.extend(one.params, { versionId: idOf('document_version') }),
} as const;
const returns = { ...one, path: `${one.path}/returns` } as const;
const aReturn = {
  access,
  path: `${returns.path}/:returnId`,
  params: z.extend(one.params, { returnId: idOf('document_return') }),
} as const;

const party = z.enum(parties);
const limits = [{ by: 'account', max: 20, minutes: 60 }] as const;

export const documentKinds = ['pdf', 'office', 'image'] as const;
const fileOrTemplate = { file: { kinds: documentKinds, optional: true } };

export const documentsApi = {
  list: endpoint({
    summary: 'Lists the documents of a trajectory, page by page',
    ...all,
    method: 'GET',
    query: documentsQuery,
    response: pageOf(document),
  }),
  create: endpoint({
    summary: 'Adds a document, and mails it where that is asked',
    about: 'document',
    ...all,
    method: 'POST',
    upload: fileOrTemplate,
    body: documentInput,
    response: document,
  }),
  remove: endpoint({
    summary: 'Deletes a document with all its versions',
    ...one,
    method: 'DELETE',
  }),
  versions: endpoint({
    summary: 'Lists the versions of a document, page by page',
    ...versions,
    method: 'GET',
    query: pageQuery,
    response: pageOf(documentVersion),
  }),
  addVersion: endpoint({
    summary: 'Adds a version to a document',
    about: 'document_version',
    ...versions,
    method: 'POST',
    upload: fileOrTemplate,
    body: versionInput,
    response: documentVersion,
  }),
  download: endpoint({
    summary: 'Downloads one version of a document',
    ...version,
    path: `${version.path}/download`,
    method: 'GET',
    file: true,
  }),
  /** Only the newest version, while it is unsent or withdrawn. */
  send: endpoint({
    summary: 'Mails the newest version to a party',
    about: 'document_version',
    ...version,
    path: `${version.path}/send`,
    method: 'POST',
    limits,
    body: z.strictObject({ party, approve: z.boolean() }),
    response: documentVersion,
  }),
  /** A new mail with a new link; the earlier link stops working. */
  resend: endpoint({
    summary: 'Mails a version again, with a new link',
    about: 'document_version',
    ...version,
    path: `${version.path}/resend`,
    method: 'POST',
    limits,
    body: z.strictObject({ party }),
    response: documentVersion,
  }),
  /** Only while undecided: the link dies, and nobody is mailed. */
  withdraw: endpoint({
    summary: 'Withdraws a version that was sent and not yet decided upon',
    about: 'document_version',
    ...version,
    path: `${version.path}/withdraw`,
    method: 'POST',
    body: z.strictObject({ party }),
    response: documentVersion,
  }),
  /** Only as far as the values still fit the template. */
  filled: endpoint({
    summary: 'Returns what the newest version was filled in with',
    ...one,
    path: `${one.path}/filled`,
    method: 'GET',
    response: lastFilled,
  }),
  /** With these values, for this trajectory. */
  preview: endpoint({
    summary: 'Downloads the PDF of a filled-in template and stores nothing',
    ...all,
    path: `${all.path}/preview`,
    method: 'POST',
    limits: [{ by: 'account', max: 60, minutes: 1 }],
    body: filledInput,
    file: true,
  }),
  returns: endpoint({
    summary: 'Lists the signed copies of a document',
    ...returns,
    method: 'GET',
    response: z.array(documentReturn),
  }),
  addReturn: endpoint({
    summary: 'Adds a signed copy to a document',
    about: 'document_return',
    ...returns,
    method: 'POST',
    upload: { file: { kinds: documentKinds } },
    body: z.strictObject({}),
    response: documentReturn,
  }),
  downloadReturn: endpoint({
    summary: 'Downloads a signed copy',
    ...aReturn,
    path: `${aReturn.path}/download`,
    method: 'GET',
    file: true,
  }),
  removeReturn: endpoint({ summary: 'Deletes a signed copy', ...aReturn, method: 'DELETE' }),
};
