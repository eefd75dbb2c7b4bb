import * as z from 'zod/mini';
import { noLevel } from './common/evaluationAnswer.ts';
import { evaluationRoles } from './common/evaluationRoles.ts';
import { id, idParam, named, requiredProse } from './common/fields.ts';
import { languages } from './common/languages.ts';

/** A portfolio of one diploma as it was at one moment; it is withdrawn or holds, and never changes. */
export const portfolio = z.object({
  id,
  /** As it is printed; nothing while the caller has yet to answer blind. */
  code: z.nullable(z.string()),
  language: z.enum(languages),
  sealed_at: z.string(),
  sealed_by: z.string(),
  /** How many answers and pieces of evidence it rests on. */
  answers: z.int(),
  evidence: z.int(),
  withdrawn: z.nullable(z.object({ at: z.string(), by: z.string(), reason: z.string() })),
});

export const studentPortfolios = z.object({
  student: named,
  diploma: z.object({ diploma_id: id, title: z.string(), level: z.string() }),
  /** Whether the student is still enrolled, so that there is a portfolio of today. */
  is_enrolled: z.boolean(),
  may_seal: z.boolean(),
  may_withdraw: z.boolean(),
  /** The caller has yet to answer blind about this student, and opens none of it before. */
  is_covered: z.boolean(),
  portfolios: z.array(portfolio),
});

export const ofDiploma = z.strictObject({ diploma_id: idParam });
export const draftQuery = z.strictObject({
  diploma_id: idParam,
  language: z.optional(z.enum(languages)),
});
export const sealInput = z.strictObject({ diploma_id: id, language: z.enum(languages) });
export const withdrawInput = z.strictObject({ reason: requiredProse(1000) });

const process = { number: z.string(), work_process: z.string() };
const role = z.enum(evaluationRoles);

/** What a sealed portfolio rests on: who found what, and when; nobody's own words. */
export const sealedAnswer = z.object({
  ...process,
  level: z.nullable(z.int()),
  no_level: noLevel,
  role,
  evaluator: z.string(),
  date: z.string(),
});
const sealedFile = z.object({ name: z.string(), size: z.int(), sha256: z.string() });
export const sealedEvidence = z.object({
  ...process,
  title: z.string(),
  file: z.nullable(sealedFile),
});

/** For whoever holds the code that is printed on it. */
export const verifyPage = z.object({
  code: z.string(),
  organisation: z.string(),
  student: z.string(),
  diploma: z.object({ title: z.string(), level: z.string(), code: z.string() }),
  sealed_at: z.string(),
  sealed_by: z.string(),
  withdrawn: z.nullable(z.object({ at: z.string(), reason: z.string() })),
  answers: z.array(sealedAnswer),
  evidence: z.array(sealedEvidence),
  pdf: z.object({ size: z.int(), sha256: z.string() }),
  /** A JWS over all of this, by a key that is published. */
  seal: z.string(),
});

export type Portfolio = z.infer<typeof portfolio>;
export type StudentPortfolios = z.infer<typeof studentPortfolios>;
export type SealedAnswer = z.infer<typeof sealedAnswer>;
export type SealedEvidence = z.infer<typeof sealedEvidence>;
export type VerifyPage = z.infer<typeof verifyPage>;
