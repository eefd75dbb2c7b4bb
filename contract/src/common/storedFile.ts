import * as z from 'zod/mini';

/** Whether viruses were looked for in a file. What waits, or has one, is opened by nobody. */
const scans = ['waiting', 'clean', 'infected'] as const;
export type Scan = (typeof scans)[number];

/** Nothing for a file that came while nobody looked for viruses. */
export const scan = z.nullable(z.enum(scans));

/** What everybody who sees a file is told of it. */
export const storedFile = { name: z.string(), mime: z.string(), scan };
