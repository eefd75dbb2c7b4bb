import * as z from 'zod/mini';
import { approval } from './approvals.ts';
import { formFlag, id, idParam, named, text } from './common/fields.ts';
import { fileAction } from './common/fileActions.ts';
import { pageQuery } from './common/page.ts';
import { storedFile } from './common/storedFile.ts';
import { documentTemplateRow, filledInput } from './documentTemplates.ts';

const newVersion = {
  /** A filled-in template, instead of a file. */
  document_id: z.optional(idParam),
  send_client: formFlag,
  approve_client: formFlag,
  send_employer: formFlag,
  approve_employer: formFlag,
};

export const versionInput = z.strictObject(newVersion);
export const documentInput = z.strictObject({
  ...newVersion,
  trajectory_file_type_id: idParam,
  trajectory_file_action_id: idParam,
});

const stored = {
  id,
  ...storedFile,
  uploader: z.object({ name: z.string() }),
  date: z.string(),
};

export const documentReturn = z.object(stored);
export const documentVersion = z.object({
  ...stored,
  /** Made from a template that asks every recipient to agree. */
  requires_approval: z.boolean(),
  client_approval: approval,
  employer_approval: approval,
});

export const document = z.object({
  id,
  creator: z.object({ name: z.string() }),
  created_at: z.string(),
  trajectory_file_action: fileAction,
  trajectory_file_type: z.extend(named, { code: z.string() }),
  /** Newest first. */
  versions: z.array(documentVersion),
  returns: z.array(documentReturn),
});

/** Empty where the document was not made from a template. */
export const lastFilled = z.object({
  template: z.nullable(documentTemplateRow),
  fields: filledInput.shape.fields,
});

export const documentsQuery = z.extend(pageQuery, {
  trajectory_file_type: z.optional(text(100)),
});

export type VersionInput = z.output<typeof versionInput>;
export type DocumentInput = z.output<typeof documentInput>;
export type DocumentVersion = z.infer<typeof documentVersion>;
export type DocumentReturn = z.infer<typeof documentReturn>;
export type Document = z.infer<typeof document>;
export type DocumentsQuery = z.output<typeof documentsQuery>;
