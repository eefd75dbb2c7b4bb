import * as z from 'zod/mini';

export const defaultPageSize = 15;

/** Counting stops here: a total of one more than this means 'more'. */
export const mostCounted = 10_000;

const wholeNumber = (max: number) =>
  z.pipe(
    z.pipe(z.string().check(z.regex(/^\d{1,6}$/)), z.transform(Number)),
    z.int().check(z.minimum(1), z.maximum(max)),
  );

export const pageQuery = z.strictObject({
  page: z._default(wholeNumber(100_000), 1),
  per_page: z._default(wholeNumber(100), defaultPageSize),
});

export const meta = z.object({
  current_page: z.int(),
  last_page: z.int(),
  from: z.nullable(z.int()),
  to: z.nullable(z.int()),
  total: z.int(),
});

export const pageOf = <T extends z.core.$ZodType>(item: T) =>
  z.object({ data: z.array(item), meta });

export type PageQuery = z.output<typeof pageQuery>;
export type Meta = z.infer<typeof meta>;
export type Page<T> = { data: T[]; meta: Meta };
