import * as z from 'zod/mini';
import { abilities, accountTypes } from './common/access.ts';
import { endpoint } from './common/endpoint.ts';
import { email, id, named, upTo } from './common/fields.ts';
import { languages } from './common/languages.ts';
import { trajectoryVisibilities } from './common/visibility.ts';

export const loginInput = z.strictObject({
  email,
  password: z.string().check(z.minLength(1), upTo(200)),
  role: z.optional(z.literal('evaluator')),
});

export const me = z.object({
  id,
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  name: z.string(),
  language: z.enum(languages),
  has_picture: z.boolean(),
  /** Their role in each organisation, and their record there. */
  account_types: z.array(
    z.object({
      code: z.enum(accountTypes),
      organisation: z.extend(named, { trajectory_visibility: z.enum(trajectoryVisibilities) }),
      person: named,
    }),
  ),
  /** True for an administrator where one organisation runs the whole installation. */
  may_found: z.boolean(),
  /** New organisations that the caller administers, whose list of first steps is still open. */
  beginning_at: z.array(id),
  /** Organisations they asked to join and that have not let them in yet. */
  waiting_at: z.array(z.string()),
  /** How many people are waiting for the caller to let them in. */
  waiting_people: z.int(),
  /** Whether they teach a group that is not archived. */
  teaches: z.boolean(),
  abilities: z.array(z.enum(Object.keys(abilities) as [keyof typeof abilities])),
});

/**
 * What the session token says about its bearer; times in seconds: made, expires, and the latest it
 * can be extended to.
 */
export const claims = z.object({
  id,
  first_name: z.string(),
  last_name: z.string(),
  iat: z.int(),
  exp: z.int(),
  latest: z.int(),
});

export type LoginInput = z.infer<typeof loginInput>;
export type Me = z.infer<typeof me>;
export type Claims = z.infer<typeof claims>;

export const authApi = {
  login: endpoint({
    summary: 'Signs in and answers with a session token',
    method: 'POST',
    path: '/auth/login',
    access: 'public',
    // Wrong guesses slow down the next ones: `features/auth/guessThrottle.ts` on the server.
    body: loginInput,
    response: z.object({ token: z.string() }),
  }),
  logout: endpoint({
    summary: 'Ends the session',
    method: 'POST',
    path: '/auth/logout',
    access: 'signed-in',
  }),
  me: endpoint({
    summary: 'Returns who is signed in and what they may do',
    about: 'person',
    method: 'GET',
    path: '/auth/me',
    access: 'signed-in',
    response: me,
  }),
};
