import * as z from 'zod/mini';
import { id } from './fields.ts';

/** How far back one sees who opened something. */
export const openedDays = 90;

const opened = z.object({
  /** Null for whoever came through a link. */
  name: z.nullable(z.string()),
  last_at: z.string(),
  /** Within a quarter of an hour it counts as once. */
  times: z.int(),
});

/**
 * The answer to 'Who can see this?': everybody by name, grouped by why, and who opened it lately.
 * Each feature has reasons of its own, and may say more about each reader.
 */
export const readersOf = <const Why extends readonly string[], Detail extends z.core.$ZodType>(
  whys: Why,
  detail: Detail,
) =>
  z.object({
    groups: z.array(
      z.object({
        why: z.enum(whys),
        people: z.array(z.object({ id, name: z.string(), until: z.nullable(z.string()), detail })),
      }),
    ),
    opened: z.array(opened),
  });

export type Opened = z.infer<typeof opened>;
