import * as z from 'zod/mini';
import { id, named } from './fields.ts';

const maybe = z.nullable(z.string());
const outOfTen = z.int().check(z.minimum(0), z.maximum(10));

/** What a portfolio lists of a person, besides the work experience and the studies. */
export const profileLists = {
  files: z.array(z.object({ id, name: z.string(), mime: z.string() })),
  references: z.array(z.object({ id, name: z.string(), company: maybe, description: maybe })),
  job_interests: z.array(named),
  courses: z.array(
    z.object({ id, name: z.string(), achieved: z.boolean(), expiration_date: maybe }),
  ),
  competences: z.array(named),
  skills: z.array(named),
  interests: z.array(named),
  languages: z.array(
    z.object({ id, name: z.string(), speak: outOfTen, read: outOfTen, write: outOfTen }),
  ),
};
