import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { noLevel } from './evaluationAnswer.ts';
import { evaluationRoles } from './evaluationRoles.ts';
import { text } from './fields.ts';

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
  /** The organisation, by what nobody else can call themselves. */
  iss: z.string(),
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

export type SealedAnswer = z.infer<typeof sealedAnswer>;
export type SealedEvidence = z.infer<typeof sealedEvidence>;
export type VerifyPage = z.infer<typeof verifyPage>;

/** Apart, because the page that checks a code loads nothing else of it. */
export const verifyApi = {
  verify: endpoint({
    summary: 'Returns what was sealed under a code, and whether it still holds',
    access: 'public',
    method: 'GET',
    path: '/verify-pages/:code',
    params: z.strictObject({ code: text(100) }),
    limits: [{ by: 'address', max: 60, minutes: 10 }],
    response: verifyPage,
  }),
};
