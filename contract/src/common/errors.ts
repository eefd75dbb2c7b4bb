import * as z from 'zod/mini';

/** The one shape of every failure. */
export const failure = z.object({ status: z.int(), errors: z.array(z.string()) });
export type Failure = z.infer<typeof failure>;
