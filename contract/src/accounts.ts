import * as z from 'zod/mini';
import { byLink, endpoint } from './common/endpoint.ts';
import {
  email,
  linkToken,
  newPassword,
  optionalText,
  requiredText,
  upTo,
} from './common/fields.ts';
import { optionalPhone, optionalPostcode } from './common/laterRules.ts';

const same =
  <T>(one: keyof T, other: keyof T) =>
  (values: T) =>
    values[one] === values[other];

/** An empty one is pointed out even while the first is not valid yet. */
const repeated = z.string().check(z.minLength(1), upTo(200));

export const registerInput = z
  .strictObject({
    email,
    repeat_email: email,
    password: newPassword,
    repeat_password: repeated,
    first_name: requiredText(100),
    last_name: requiredText(100),
    address: optionalText(200),
    address_number: optionalText(20),
    postal_code: optionalPostcode,
    city: optionalText(100),
    phone_number: optionalPhone,
    /** The code of the organisation they want to join. */
    organisation: optionalText(20),
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
  .strictObject({ password: newPassword, repeat_password: repeated })
  .check(
    z.refine(same('password', 'repeat_password'), {
      path: ['repeat_password'],
      error: 'repeat_password',
    }),
  );

export type RegisterInput = z.infer<typeof registerInput>;
export type ForgotInput = z.infer<typeof forgotInput>;
export type ActivateInput = z.infer<typeof activateInput>;
export type JoinInput = z.infer<typeof joinInput>;
export type Activation = z.infer<typeof activation>;
export type ResetInput = z.infer<typeof resetInput>;

/** A new password with its repeat, or the one the account already has. */
export const activateInput = z.strictObject({
  password: z.string().check(z.minLength(1), upTo(200)),
  repeat_password: z.optional(z.string().check(upTo(200))),
});

/**
 * What activating asks for: nothing in the browser that registered, a new password elsewhere or
 * after an invitation, and the existing password if the address already has an account. A link that
 * was not mailed does not prove whose address it is: if somebody started an account through such a
 * link before, only the mail decides.
 */
export const activationNeeds = ['nothing', 'new_password', 'password', 'mail'] as const;
export const activation = z.object({
  email: z.string(),
  needs: z.enum(activationNeeds),
  /** The organisation that invites them, or that they asked to join. */
  organisation: z.nullable(z.string()),
});
export const joinInput = z.strictObject({ organisation: requiredText(20) });

const opened = {
  access: 'link',
  params: z.strictObject({ token: linkToken }),
  limits: byLink(60, 15),
} as const;

/** A whole class registers from one address on one morning; mails are limited per recipient. */
const perClass = { by: 'address', max: 200, minutes: 60 } as const;

const activate = {
  ...opened,
  path: '/auth/activate/:token',
  link: ['activate', 'activate-copied'],
} as const;
const reset = { ...opened, path: '/auth/reset/:token', link: 'reset' } as const;

/** How people get an account and a password; separate from signing in, which loads without it. */
export const accountsApi = {
  register: endpoint({
    summary: 'Registers an account, to be activated by mail',
    method: 'POST',
    path: '/auth/register',
    access: 'public',
    limits: [perClass, { by: 'pair', max: 5, minutes: 60 }],
    body: registerInput,
  }),
  /** Those that want people to find them when they register. */
  organisations: endpoint({
    summary: 'Lists the organisations that one can register with',
    method: 'GET',
    path: '/auth/organisations',
    access: 'public',
    limits: [{ by: 'address', max: 200, minutes: 15 }],
    response: z.array(z.object({ name: z.string(), code: z.string() })),
  }),
  /** Asks an organisation for access, for somebody who already has an account. */
  join: endpoint({
    summary: 'Asks another organisation for access',
    method: 'POST',
    path: '/auth/join',
    access: 'signed-in',
    limits: [{ by: 'account', max: 10, minutes: 60 }],
    body: joinInput,
  }),
  activation: endpoint({
    summary: 'Returns what an activation link is about',
    ...activate,
    method: 'GET',
    recorded: true,
    response: activation,
  }),
  activate: endpoint({
    summary: 'Activates an account or accepts an invitation through a link',
    ...activate,
    method: 'POST',
    body: z.optional(activateInput),
  }),
  forgot: endpoint({
    summary: 'Mails a link to choose a new password, if the address is known',
    method: 'POST',
    path: '/auth/forgot',
    access: 'public',
    body: forgotInput,
  }),
  /** Whose password is being reset, so that a dead link is known before anything is typed. */
  resetting: endpoint({
    summary: 'Returns whose password a link resets',
    ...reset,
    method: 'GET',
    response: z.object({ email: z.string() }),
  }),
  reset: endpoint({
    summary: 'Sets a new password through a link',
    ...reset,
    method: 'POST',
    body: resetInput,
  }),
};
