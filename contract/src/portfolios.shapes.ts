import * as z from 'zod/mini';
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

export type Portfolio = z.infer<typeof portfolio>;
export type StudentPortfolios = z.infer<typeof studentPortfolios>;
