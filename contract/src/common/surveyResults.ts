import * as z from 'zod/mini';
import { id } from './fields.ts';

/** With fewer answers, figures say too much about one person and too little about all. */
export const fewestAnswered = 5;

/**
 * Across the organisation's answered surveys from the same template. Questions with too few answers
 * are left out.
 */
export const overallResults = z.object({
  /** How many surveys were answered. */
  answered: z.int(),
  questions: z.array(
    z.object({
      survey_question_id: id,
      /** How many answered this question. */
      count: z.int(),
      /** Scales only. */
      average: z.nullable(z.number()),
      /**
       * Each option of a likert or multiple-choice question, each number of a scale; empty for open
       * questions.
       */
      shares: z.array(z.object({ label: z.string(), count: z.int() })),
      /** How many added an answer of their own, where that is allowed. */
      other: z.nullable(z.int()),
    }),
  ),
});
