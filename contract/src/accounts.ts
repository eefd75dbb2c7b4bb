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

/** Empty it is told so, also while the first one is not good yet. */
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
    /** The code of the organisation that they want to belong to. */
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

/** A new password with its repeat, or the one that the account has. */
export const activateInput = z.strictObject({
  password: z.string().check(z.minLength(1), upTo(200)),
  repeat_password: z.optional(z.string().check(upTo(200))),
});

/**
 * What opening the account asks: nothing in the browser in which somebody registered, a new password
 * elsewhere and of who was invited, and the password of who has an account with this address. A link
 * that was not mailed says nothing of whose address it is: where somebody began an account with it in
 * such a way before, only the mail decides.
 */
export const activationNeeds = ['nothing', 'new_password', 'password', 'mail'] as const;
export const activation = z.object({
  email: z.string(),
  needs: z.enum(activationNeeds),
  /** Who invites, or where they asked to belong. */
  organisation: z.nullable(z.string()),
});
export const joinInput = z.strictObject({ organisation: requiredText(20) });

const opened = {
  access: 'link',
  params: z.strictObject({ token: linkToken }),
  limits: byLink(60, 15),
} as const;

/** A class that begins on one morning comes from one address; the mails are limited by who gets them. */
const perClass = { by: 'address', max: 200, minutes: 60 } as const;

const activate = {
  ...opened,
  path: '/auth/activate/:token',
  link: ['activate', 'activate-copied'],
} as const;
const reset = { ...opened, path: '/auth/reset/:token', link: 'reset' } as const;

/** How one comes by an account and a password; apart from signing in, which loads without it. */
export const accountsApi = {
  register: endpoint({
    summary: 'Registers an account, to be activated by mail',
    method: 'POST',
    path: '/auth/register',
    access: 'public',
    limits: [perClass, { by: 'pair', max: 5, minutes: 60 }],
    body: registerInput,
  }),
  /** Those that wish to be found by who registers. */
  organisations: endpoint({
    summary: 'Lists the organisations that one can register with',
    method: 'GET',
    path: '/auth/organisations',
    access: 'public',
    limits: [{ by: 'address', max: 200, minutes: 15 }],
    response: z.array(z.object({ name: z.string(), code: z.string() })),
  }),
  /** Asks an organisation to be let in, by who has an account already. */
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
    limits: [perClass],
    body: forgotInput,
  }),
  /** Whose password is chosen anew; whether the link works is known before anything is typed. */
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
