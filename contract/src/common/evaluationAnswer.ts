import * as z from 'zod/mini';
import { prose } from './fields.ts';

/** Answers that are no level. */
export const noLevels = ['not_applicable', 'not_seen'] as const;
export type NoLevel = (typeof noLevels)[number];
export const noLevel = z.nullable(z.enum(noLevels));

/** How long an evaluator can correct a level after giving it. */
export const correctionHours = 24;

const score = z.int().check(z.minimum(1), z.maximum(3));

/** A level, or why there is none. */
export const evaluationInput = z
  .strictObject({
    score: z.optional(score),
    no_level: z.optional(z.enum(noLevels)),
    comments: z.optional(prose(5000)),
    /** Must be set to correct a level, so that two open tabs do not overwrite each other. */
    correction: z.optional(z.boolean()),
  })
  .check(
    z.refine(({ score, no_level }) => (score === undefined) !== (no_level === undefined), {
      path: ['score'],
      error: 'required',
    }),
  );

export type EvaluationInput = z.infer<typeof evaluationInput>;
