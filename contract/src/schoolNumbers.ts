import * as z from 'zod/mini';
import { endpoint } from './common/endpoint.ts';
import { evaluationRoles } from './common/evaluationRoles.ts';
import { idOf, named } from './common/fields.ts';

/** Nothing rose for so long, while something still can. */
export const stillAfterWeeks = 8;
/** The ones that stand still the longest. */
export const mostStill = 100;

export const schoolNumbers = z.object({
  /** The school year that was asked about, by the year in which it begins. */
  year: z.int(),
  student_count: z.int(),
  /** What was asked in that year, and what became of it. */
  roles: z.array(
    z.object({
      role: z.enum(evaluationRoles),
      asked: z.int(),
      answered: z.int(),
      expired: z.int(),
      open: z.int(),
      /** Half of the answers came within so many days. */
      days: z.nullable(z.number()),
    }),
  ),
  /** How many of the levels that count stood where at the end of a month, the last one today. */
  months: z.array(
    z.object({
      month: z.string(),
      starter: z.int(),
      advanced: z.int(),
      professional: z.int(),
    }),
  ),
  still: z.array(
    z.extend(named, {
      /** When something last rose; nothing if there is no level yet. */
      rose_on: z.nullable(z.string()),
      /** How many of the work processes have a level. */
      level_count: z.int(),
    }),
  ),
  still_count: z.int(),
});
export type SchoolNumbers = z.infer<typeof schoolNumbers>;

const year = z.pipe(z.string().check(z.regex(/^20\d\d$|^2100$/)), z.transform(Number));
const ofGroup = {
  access: 'signed-in',
  path: '/groups/:groupId/numbers',
  params: z.strictObject({ groupId: idOf('group') }),
  method: 'GET',
  recorded: true,
  fromReplica: true,
} as const;
const ofDiploma = {
  access: 'groups',
  path: '/school-numbers/:diplomaId',
  params: z.strictObject({ diplomaId: idOf('diploma') }),
  query: z.strictObject({ year: z.optional(year) }),
  method: 'GET',
  recorded: true,
  fromReplica: true,
} as const;

/** How the evaluations of a group, and of all students of a diploma, are going. */
export const schoolNumbersApi = {
  group: endpoint({
    summary: 'Returns how the evaluations of a group are going',
    ...ofGroup,
    response: schoolNumbers,
  }),
  groupCsv: endpoint({
    summary: 'Downloads how the evaluations of a group are going as CSV',
    ...ofGroup,
    path: `${ofGroup.path}.csv`,
    file: true,
  }),
  diploma: endpoint({
    summary: 'Returns how the evaluations of all students of a diploma are going',
    ...ofDiploma,
    response: schoolNumbers,
  }),
  diplomaCsv: endpoint({
    summary: 'Downloads how the evaluations of all students of a diploma are going as CSV',
    ...ofDiploma,
    path: `${ofDiploma.path}/csv`,
    file: true,
  }),
};
