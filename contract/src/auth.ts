import * as z from 'zod/mini';
import { abilities, accountTypes } from './common/access.ts';
import { endpoint } from './common/endpoint.ts';
import {
  email,
  id,
  linkToken,
  named,
  newPassword,
  optionalText,
  requiredText,
} from './common/fields.ts';
import { languages } from './common/languages.ts';

const same =
  <T>(one: keyof T, other: keyof T) =>
  (values: T) =>
    values[one] === values[other];

export const loginInput = z.strictObject({
  email,
  password: z.string().check(z.minLength(1), z.maxLength(200)),
  role: z.optional(z.literal('evaluator')),
});

export const registerInput = z
  .strictObject({
    email,
    repeat_email: email,
    password: newPassword,
    repeat_password: z.string().check(z.maxLength(200)),
    first_name: requiredText(100),
    last_name: requiredText(100),
    address: optionalText(200),
    address_number: optionalText(20),
    postal_code: optionalText(20),
    city: optionalText(100),
    phone_number: optionalText(40),
  })
  .check(
    z.refine(same('email', 'repeat_email'), { path: ['repeat_email'], error: 'repeat_email' }),
    z.refine(same('password', 'repeat_password'), {
      path: ['repeat_password'],
      error: 'repeat_password',
    }),
  );

export const forgotInput = z.strictObject({ email });

export const resetInput = z
  .strictObject({ password: newPassword, repeat_password: z.string().check(z.maxLength(200)) })
  .check(
    z.refine(same('password', 'repeat_password'), {
      path: ['repeat_password'],
      error: 'repeat_password',
    }),
  );

export const me = z.object({
  id,
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  name: z.string(),
  language: z.enum(languages),
  account_types: z.array(z.object({ code: z.enum(accountTypes), organisation: named })),
  abilities: z.array(z.enum(Object.keys(abilities) as [keyof typeof abilities])),
});

/** What the session token says of its bearer; `exp` in seconds. */
export const claims = z.object({
  id,
  first_name: z.string(),
  last_name: z.string(),
  exp: z.int(),
});

export type LoginInput = z.infer<typeof loginInput>;
export type RegisterInput = z.infer<typeof registerInput>;
export type ForgotInput = z.infer<typeof forgotInput>;
export type ResetInput = z.infer<typeof resetInput>;
export type Me = z.infer<typeof me>;
export type Claims = z.infer<typeof claims>;

const byLink = {
  access: 'link',
  params: z.strictObject({ token: linkToken }),
  limits: [{ by: 'address', max: 60, minutes: 15 }],
} as const;

/** Who registered chose a password then; who was invited chooses it here. */
const activate = { ...byLink, path: '/auth/activate/:token', link: 'activate' } as const;

export const authApi = {
  login: endpoint({
    method: 'POST',
    path: '/auth/login',
    access: 'public',
    limits: [
      { by: 'address', max: 50, minutes: 15 },
      { by: 'email', max: 10, minutes: 15 },
    ],
    body: loginInput,
    response: z.object({ token: z.string() }),
  }),
  logout: endpoint({ method: 'POST', path: '/auth/logout', access: 'signed-in' }),
  me: endpoint({ method: 'GET', path: '/auth/me', access: 'signed-in', response: me }),
  register: endpoint({
    method: 'POST',
    path: '/auth/register',
    access: 'public',
    limits: [
      { by: 'address', max: 20, minutes: 60 },
      { by: 'email', max: 5, minutes: 60 },
    ],
    body: registerInput,
  }),
  activation: endpoint({
    ...activate,
    method: 'GET',
    response: z.object({ email: z.string(), needs_password: z.boolean() }),
  }),
  activate: endpoint({ ...activate, method: 'POST', body: z.optional(resetInput) }),
  forgot: endpoint({
    method: 'POST',
    path: '/auth/forgot',
    access: 'public',
    limits: [
      { by: 'address', max: 20, minutes: 60 },
      { by: 'email', max: 5, minutes: 60 },
    ],
    body: forgotInput,
  }),
  reset: endpoint({
    ...byLink,
    method: 'POST',
    path: '/auth/reset/:token',
    link: 'reset',
    body: resetInput,
  }),
};
