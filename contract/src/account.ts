import * as z from 'zod/mini';
import { resetInput } from './accounts.ts';
import { byLink, endpoint } from './common/endpoint.ts';
import { email, linkToken, requiredText, upTo } from './common/fields.ts';
import { languages } from './common/languages.ts';

const password = z.string().check(z.minLength(1), upTo(200));

export const ownSession = z.object({
  id: z.string(),
  /** 'Firefox, Windows'; null where a browser did not say. */
  browser: z.nullable(z.string()),
  signed_in_at: z.string(),
  /** To the quarter of an hour. */
  last_used_at: z.string(),
  is_this: z.boolean(),
});

export const ownAccount = z.object({
  first_name: z.string(),
  last_name: z.string(),
  language: z.enum(languages),
  has_picture: z.boolean(),
  email: z.string(),
  /**
   * False for somebody who came in through a copied invitation link, until they answer a mail to
   * this address.
   */
  address_proven: z.boolean(),
  /** Requested, and not yet confirmed from both mailboxes. */
  new_address: z.nullable(
    z.object({
      email: z.string(),
      expires_at: z.string(),
      waits_for: z.array(z.enum(['old', 'new'])),
    }),
  ),
  sessions: z.array(ownSession),
});

export const accountChange = z.partial(
  z.strictObject({
    first_name: requiredText(100),
    last_name: requiredText(100),
    language: z.enum(languages),
  }),
);
export const passwordInput = z
  .strictObject({ current_password: password, ...resetInput.shape })
  .check(
    z.refine(({ password, repeat_password }) => password === repeat_password, {
      path: ['repeat_password'],
      error: 'repeat_password',
    }),
  );
export const addressInput = z.strictObject({ email, current_password: password });

export type OwnAccount = z.infer<typeof ownAccount>;
export type OwnSession = z.infer<typeof ownSession>;
export type AccountChange = z.infer<typeof accountChange>;
export type PasswordInput = z.infer<typeof passwordInput>;
export type AddressInput = z.infer<typeof addressInput>;

/** Another address for an account, as the owner of either address sees it. */
export const addressChange = z.object({
  asked_of: z.enum(['old', 'new']),
  old_email: z.string(),
  new_email: z.string(),
});
export const addressAnswer = z.strictObject({ answer: z.enum(['yes', 'no']) });
export type AddressChange = z.infer<typeof addressChange>;
export type AddressAnswer = z.infer<typeof addressAnswer>;

const sessionId = z.string().check(z.regex(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/));
const own = { access: 'signed-in', path: '/account' } as const;
const address = { ...own, path: `${own.path}/address` } as const;
const picture = { ...own, path: `${own.path}/picture` } as const;
const sessions = { ...own, path: `${own.path}/sessions` } as const;
const asked = {
  access: 'link',
  path: '/auth/address/:token',
  link: ['address-old', 'address-new'],
  params: z.strictObject({ token: linkToken }),
  limits: byLink(60, 15),
} as const;
const perHour = (max: number) => [{ by: 'account', max, minutes: 60 }] as const;

/** What belongs to the account itself, and to no organisation. */
export const accountApi = {
  /**
   * Extends the session, up to half a day after signing in; earlier tokens expire when they said
   * they would.
   */
  renew: endpoint({
    summary: 'Extends the session, until its last moment',
    method: 'POST',
    path: '/auth/renew',
    access: 'signed-in',
    secret: true,
    limits: [{ by: 'account', max: 60, minutes: 60 }],
    response: z.object({ token: z.string() }),
  }),
  get: endpoint({
    summary: "Returns one's own name, language, addresses and sessions",
    ...own,
    method: 'GET',
    response: ownAccount,
  }),
  update: endpoint({
    summary: "Changes one's own name or language",
    ...own,
    method: 'PATCH',
    limits: perHour(60),
    body: accountChange,
    response: ownAccount,
  }),
  picture: endpoint({
    summary: "Downloads one's own picture",
    ...picture,
    method: 'GET',
    file: true,
  }),
  setPicture: endpoint({
    summary: "Sets one's own picture",
    ...picture,
    method: 'POST',
    limits: perHour(60),
    upload: { picture: { kinds: ['image'] } },
    body: z.strictObject({}),
  }),
  removePicture: endpoint({ summary: "Deletes one's own picture", ...picture, method: 'DELETE' }),
  /** Ends every other session. */
  setPassword: endpoint({
    summary: "Changes one's own password and signs out everywhere else",
    ...own,
    path: `${own.path}/password`,
    method: 'PUT',
    limits: perHour(60),
    body: passwordInput,
  }),
  /** Mails a link to the new address and one to the old: the address changes once both say yes. */
  askAddress: endpoint({
    summary: 'Asks for another email address, to be confirmed from both mailboxes',
    ...address,
    method: 'POST',
    limits: perHour(5),
    body: addressInput,
    response: ownAccount,
  }),
  dropAddress: endpoint({
    summary: 'Withdraws the request for another email address',
    ...address,
    method: 'DELETE',
    response: ownAccount,
  }),
  addressChange: endpoint({
    summary: 'Returns the change of address that a link is about',
    ...asked,
    method: 'GET',
    response: addressChange,
  }),
  /** Both addresses must say yes, and one no is enough; answers whether the address has changed. */
  answerAddress: endpoint({
    summary: 'Confirms or refuses a change of address through a link',
    ...asked,
    method: 'POST',
    body: addressAnswer,
    response: z.object({ changed: z.boolean() }),
  }),
  endSession: endpoint({
    summary: 'Signs out one other device',
    ...sessions,
    path: `${sessions.path}/:session`,
    method: 'DELETE',
    params: z.strictObject({ session: sessionId }),
    response: ownAccount,
  }),
  endOtherSessions: endpoint({
    summary: 'Signs out all other devices',
    ...sessions,
    method: 'DELETE',
    response: ownAccount,
  }),
};
