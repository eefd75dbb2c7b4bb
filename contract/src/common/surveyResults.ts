import * as z from 'zod/mini';
import { id } from './fields.ts';

/** Below this many, numbers over all surveys say too much of one and too little of all. */
export const fewestAnswered = 5;

/**
 * Over the answered surveys of the same template in the organisation. A question that fewer
 * people answered is left out.
 */
export const overallResults = z.object({
  /** How many surveys were answered. */
  answered: z.int(),
  questions: z.array(
    z.object({
      survey_question_id: id,
      /** How many answered this question. */
      count: z.int(),
      /** Of a scale only. */
      average: z.nullable(z.number()),
      /** Each option of likert and multiple, each number of a scale; of open ones nothing. */
      shares: z.array(z.object({ label: z.string(), count: z.int() })),
      /** How many wrote a line of their own, where they may. */
      other: z.nullable(z.int()),
    }),
  ),
});
