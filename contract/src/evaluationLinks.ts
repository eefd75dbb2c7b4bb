import * as z from 'zod/mini';
import { byLink, endpoint } from './common/endpoint.ts';
import { evaluationInput, noLevel } from './common/evaluationAnswer.ts';
import { linkRoles } from './common/evaluationRoles.ts';
import { chartEntry, taughtProcess } from './common/evaluationShapes.ts';
import {
  email,
  id,
  idOf,
  linkToken,
  named,
  optionalProse,
  optionalText,
  upTo,
} from './common/fields.ts';
import { portfolio } from './profile.shapes.ts';

const someone = z.object({ name: z.string() });

/** One work process that the holder of the link is asked to evaluate, or answered. */
const askedEvaluation = z.object({
  id,
  student: named,
  diploma: z.object({ diploma_id: id, title: z.string() }),
  role: z.enum(linkRoles),
  /** Who asked, and what they wrote with it. */
  asker: z.nullable(someone),
  message: z.string(),
  work_process: taughtProcess,
  score: z.nullable(z.int()),
  no_level: noLevel,
  comments: z.string(),
  /** How much the student shows of it. */
  evidence: z.int(),
  /** The last day on which it can be answered. */
  expires_at: z.string(),
  done_at: z.nullable(z.string()),
  may_correct: z.boolean(),
  /** What the organisation shows to this role. */
  may_see_profile: z.boolean(),
  may_see_chart: z.boolean(),
});

export const evaluationPage = z.object({
  evaluator: someone,
  organisation: z.extend(someone, { has_logo: z.boolean() }),
  /** By student; what waits, and what was answered and can be read as long as the link works. */
  evaluations: z.array(askedEvaluation),
});

export const handOverInput = z.strictObject({
  evaluation_ids: z.array(id).check(z.minLength(1), upTo(200)),
  email,
  /** For somebody who is not known yet. */
  first_name: optionalText(100),
  last_name: optionalText(100),
  reason: optionalProse(500),
});

export type AskedEvaluation = z.infer<typeof askedEvaluation>;
export type EvaluationPage = z.infer<typeof evaluationPage>;
export type HandOverInput = z.infer<typeof handOverInput>;

const behindLink = {
  access: 'link',
  link: 'evaluate',
  path: '/evaluate/:token',
  params: z.strictObject({ token: linkToken }),
} as const;
const one = {
  ...behindLink,
  path: `${behindLink.path}/evaluations/:askedId`,
  params: z.extend(behindLink.params, { askedId: idOf('evaluation') }),
} as const;
const reading = { method: 'GET', recorded: true, limits: byLink(120) } as const;

/** For evaluators who answer from their mail. */
export const evaluationLinksApi = {
  fetch: endpoint({
    summary: 'Returns what the holder of a link is asked to evaluate',
    ...behindLink,
    ...reading,
    response: evaluationPage,
  }),
  save: endpoint({
    summary: 'Gives or corrects an evaluation through a link',
    about: 'evaluation',
    ...one,
    method: 'PATCH',
    limits: byLink(120),
    body: evaluationInput,
    response: askedEvaluation,
  }),
  handOver: endpoint({
    summary: 'Hands evaluations over to a colleague through a link',
    ...behindLink,
    path: `${behindLink.path}/handovers`,
    method: 'POST',
    limits: byLink(30, 60),
    body: handOverInput,
    response: evaluationPage,
  }),
  profile: endpoint({
    summary: 'Returns the profile of a student through a link, if the role of its holder shows it',
    about: 'student',
    ...one,
    ...reading,
    path: `${one.path}/profile`,
    response: portfolio,
  }),
  picture: endpoint({
    summary: 'Downloads the picture of a student through a link',
    ...one,
    ...reading,
    path: `${one.path}/picture`,
    file: true,
  }),
  file: endpoint({
    summary: 'Downloads a file from the profile of a student through a link',
    ...one,
    ...reading,
    path: `${one.path}/files/:fileId`,
    params: z.extend(one.params, { fileId: idOf('profile_file') }),
    file: true,
  }),
  chart: endpoint({
    summary: 'Returns the scores of a student through a link, if the role of its holder shows them',
    ...one,
    ...reading,
    path: `${one.path}/chart`,
    response: z.array(chartEntry),
  }),
};
