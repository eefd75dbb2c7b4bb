import * as z from 'zod/mini';
import { evaluationRoles } from './common/evaluationRoles.ts';
import { id, idParam, prose, requiredText, upTo, version } from './common/fields.ts';
import { secureAddress } from './common/secureAddress.ts';
import { storedFile } from './common/storedFile.ts';

/** What a student can show of one work process. */
export const mostEvidence = 30;
export const evidenceFiles = ['image', 'video', 'audio', 'pdf', 'office'] as const;
/** A video of a phone may be larger than anything else; it comes in parts. */
export const evidenceMegabytes = { video: 100, other: 25 };
export const partMegabytes = 4;

const reflection = { what: prose(2000), how: prose(2000), learned: prose(2000) };

const shown = {
  id,
  work_process_id: id,
  title: z.string(),
  url: z.string(),
  file: z.nullable(z.object({ ...storedFile, size: z.int() })),
  what: z.string(),
  how: z.string(),
  learned: z.string(),
  created_at: z.string(),
};

export const evidence = z.object({
  ...shown,
  version,
  /** Otherwise it is for all who evaluate the work process. */
  is_for_one: z.boolean(),
  /** The request that it is meant for, until that is withdrawn. */
  request: z.nullable(z.object({ id, evaluator: z.string() })),
  /** Who said that they looked at it. */
  seen: z.array(z.object({ evaluator: z.string(), role: z.enum(evaluationRoles) })),
  /** Only its student, until somebody looked at it. */
  may_change: z.boolean(),
  may_remove: z.boolean(),
});

/** What an evaluator sees of it, beside the work process. */
export const shownEvidence = z.object({
  ...shown,
  /** Whether they said that they looked at it. */
  is_seen: z.boolean(),
});

/** Comes with a file, or with the upload in parts that holds it. */
export const evidenceInput = z.strictObject({
  work_process_id: idParam,
  evaluation_id: z.optional(idParam),
  upload_id: z.optional(idParam),
  title: requiredText(200),
  url: z._default(secureAddress, ''),
  what: z._default(reflection.what, ''),
  how: z._default(reflection.how, ''),
  learned: z._default(reflection.learned, ''),
});
export const evidenceRules = z.strictObject({
  title: requiredText(200),
  url: secureAddress,
  ...reflection,
});
export const evidenceChange = z.extend(z.partial(evidenceRules), { version: z.optional(version) });

export const seenInput = z.strictObject({
  evidence_ids: z.array(id).check(upTo(2 * mostEvidence)),
});

export const uploadInput = z.strictObject({
  name: requiredText(255),
  size: z.int().check(z.positive(), z.maximum(evidenceMegabytes.video * 1024 * 1024)),
});
/** A file that comes in parts, and how much of it is there, from its beginning. */
export const upload = z.object({ id, size: z.int(), received: z.int() });
export const partInput = z.strictObject({
  position: z.pipe(z.string().check(z.regex(/^\d{1,9}$/)), z.transform(Number)),
});

export type Evidence = z.infer<typeof evidence>;
export type ShownEvidence = z.infer<typeof shownEvidence>;
export type EvidenceInput = z.infer<typeof evidenceInput>;
export type EvidenceChange = z.infer<typeof evidenceChange>;
export type UploadInput = z.infer<typeof uploadInput>;
export type Upload = z.infer<typeof upload>;
