import * as z from 'zod/mini';
import { endpoint } from './common/endpoint.ts';
import { evaluationRoles } from './common/evaluationRoles.ts';
import { diplomaName } from './common/evaluationShapes.ts';
import { civilDate, id, idOf, idParam, named, prose, text, upTo } from './common/fields.ts';
import { pageOf, pageQuery } from './common/page.ts';
import { askedPerson, hasAddress } from './evaluations.shapes.ts';

const access = 'signed-in';
const all = { access, path: '/evaluation-rounds' } as const;
const role = z.enum(evaluationRoles);

/** A student with one of their diplomas. */
const roundChoice = z.object({
  student: named,
  diploma: diplomaName,
  workplace: z.string(),
  groups: z.array(named),
});

const rememberedPerson = z.object({
  student_id: id,
  role,
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
});

/** Whom to ask about a student; students who rate themselves are asked without an address. */
const wantedLine = z.strictObject({ student_id: id, ...askedPerson }).check(hasAddress);

export const roundSizes = { lines: 400, processes: 50, message: 500 };

const roundInput = z.strictObject({
  diploma_id: id,
  group_id: z.optional(id),
  work_process_ids: z.array(id).check(z.minLength(1), upTo(roundSizes.processes)),
  lines: z.array(wantedLine).check(z.minLength(1), upTo(roundSizes.lines)),
  message: z.optional(prose(roundSizes.message)),
  /** The last day on which one can answer. */
  expires_on: civilDate,
});

const roundPreview = z.object({
  students: z.int(),
  requests: z.int(),
  mails: z.int(),
  /** Asked before and still open: not asked again. */
  already: z.int(),
  /** Why it cannot be sent like this; a line is counted from 0. */
  problems: z.array(z.object({ line: z.int(), sentences: z.array(z.string()) })),
});

const evaluationRound = z.object({
  id,
  group: z.nullable(named),
  message: z.string(),
  expires_on: z.string(),
  created_at: z.string(),
  created_by: z.nullable(named),
  done_at: z.nullable(z.string()),
  /** How many lines there are, and how many have had their turn. */
  lines_total: z.int(),
  lines_done: z.int(),
  requests: z.int(),
  asked: z.int(),
});

/** One student, one role and one person; `asked` is null until its turn. */
const roundLine = z.object({
  student: named,
  evaluator: named,
  role,
  wanted: z.int(),
  asked: z.nullable(z.int()),
  reasons: z.array(z.string()),
});

export const evaluationRoundsApi = {
  choices: endpoint({
    summary: 'Lists the students about whom the caller may ask others, page by page',
    ...all,
    path: `${all.path}/choices`,
    method: 'GET',
    query: z.extend(pageQuery, {
      diploma_id: z.optional(idParam),
      group_id: z.optional(idParam),
      name: z.optional(text(100)),
    }),
    response: pageOf(roundChoice),
  }),
  people: endpoint({
    summary: 'Returns who was asked last about each of these students, by role',
    ...all,
    path: `${all.path}/people`,
    method: 'POST',
    limits: [{ by: 'account', max: 600, minutes: 60 }],
    body: z.strictObject({
      student_ids: z.array(id).check(z.minLength(1), upTo(roundSizes.lines)),
      roles: z.array(role).check(z.minLength(1), upTo(evaluationRoles.length)),
    }),
    response: z.array(rememberedPerson),
  }),
  preview: endpoint({
    summary: 'Says what asking many people at once would do, without asking',
    ...all,
    path: `${all.path}/preview`,
    method: 'POST',
    limits: [{ by: 'account', max: 600, minutes: 60 }],
    body: roundInput,
    response: roundPreview,
  }),
  create: endpoint({
    summary: 'Asks many people at once to evaluate students, in the background',
    about: 'evaluation_round',
    ...all,
    method: 'POST',
    limits: [{ by: 'account', max: 120, minutes: 60 }],
    body: roundInput,
    response: evaluationRound,
  }),
  list: endpoint({
    summary: 'Lists what the caller asked of many at once, newest first, page by page',
    ...all,
    method: 'GET',
    query: pageQuery,
    response: pageOf(evaluationRound),
  }),
  get: endpoint({
    summary: 'Returns what became of each of the people who were asked at once',
    about: 'evaluation_round',
    ...all,
    path: `${all.path}/:roundId`,
    params: z.strictObject({ roundId: idOf('evaluation_round') }),
    method: 'GET',
    response: z.extend(evaluationRound, { lines: z.array(roundLine) }),
  }),
};

export type RoundChoice = z.infer<typeof roundChoice>;
export type RememberedPerson = z.infer<typeof rememberedPerson>;
export type RoundInput = z.infer<typeof roundInput>;
export type WantedLine = z.infer<typeof wantedLine>;
export type RoundPreview = z.infer<typeof roundPreview>;
export type EvaluationRound = z.infer<typeof evaluationRound>;
export type RoundLine = z.infer<typeof roundLine>;
