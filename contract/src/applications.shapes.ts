import * as z from 'zod/mini';
import { civilDate, id, requiredText, version } from './common/fields.ts';
import { changeOf } from './common/laterRules.ts';
import { storedFile } from './common/storedFile.ts';

const fields = {
  date: civilDate,
  vacancy: requiredText(200),
  company: requiredText(200),
};

export const applicationInput = z.strictObject(fields);
export const applicationChange = changeOf(fields);

export const applicationFile = z.object({
  id,
  ...storedFile,
  date: z.string(),
  uploader: z.object({ name: z.string() }),
});

export const application = z.object({
  id,
  date: z.string(),
  vacancy: z.string(),
  company: z.string(),
  /** Made by the client in their own portfolio: staff can read it but not change it. */
  readonly: z.boolean(),
  files: z.array(applicationFile),
  version,
});

export type ApplicationInput = z.infer<typeof applicationInput>;
export type ApplicationChange = z.infer<typeof applicationChange>;
export type ApplicationFile = z.infer<typeof applicationFile>;
export type Application = z.infer<typeof application>;
