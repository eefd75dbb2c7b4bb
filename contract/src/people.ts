import * as z from 'zod/mini';
import { accountTypes } from './common/access.ts';
import { endpoint } from './common/endpoint.ts';
import { email, id, idOf, idParam, named, requiredText, text, upTo } from './common/fields.ts';
import { mailState } from './common/mailState.ts';
import { pageOf, pageQuery } from './common/page.ts';

/**
 * How somebody stands with an organisation. 'waiting' asked to belong to it and does not yet;
 * 'uninvited' is known to it, as a client or by an import, and was never asked to sign in; 'active'
 * said yes to an invitation; 'left' belonged to it once.
 */
export const personStates = [
  'waiting',
  'uninvited',
  'invited',
  'active',
  'left',
  'deactivated',
] as const;
export type PersonState = (typeof personStates)[number];

const accountType = z.enum(accountTypes);
/** What is said twice is said once. */
const types = z.array(accountType).check(
  upTo(accountTypes.length),
  z.overwrite((list) => [...new Set(list)]),
);
const maybe = z.nullable(z.string());

export const person = z.object({
  id,
  first_name: z.string(),
  last_name: z.string(),
  name: z.string(),
  email: z.string(),
  state: z.enum(personStates),
  created_at: z.string(),
  last_sign_in_at: maybe,
  /** Whose record it is; another organisation that knows the same person has its own. */
  organisation: named,
  account_types: z.array(accountType),
});

/** One person, with what the reader may do with the record. */
export const onePerson = z.extend(person, {
  /** Of the newest link that still waits to be used. */
  invitation: z.nullable(
    z.object({ sent_at: z.string(), expires_at: z.string(), mail: z.nullable(mailState) }),
  ),
  /** Came in by a copied link, and no mail to this address was answered yet. */
  is_unproven: z.boolean(),
  /** Running trajectories in which they are the counselor. */
  open_trajectories: z.int(),
  is_self: z.boolean(),
  may_deactivate: z.boolean(),
  may_reactivate: z.boolean(),
});

export const peopleQuery = z.extend(pageQuery, {
  organisation_id: z.optional(idParam),
  q: z.optional(text(100)),
  account_type: z.optional(accountType),
  state: z.optional(z.enum(personStates)),
});

export const inviteInput = z.strictObject({
  email,
  first_name: requiredText(100),
  last_name: requiredText(100),
  organisation_id: id,
  account_types: types.check(z.minLength(1)),
});

/** What the organisation calls somebody and where it mails them; not what they sign in with. */
export const personChange = z.partial(
  z.strictObject({ email, first_name: requiredText(100), last_name: requiredText(100) }),
);

/** What somebody is in the organisation from now on; nothing takes them out of it. */
export const accountTypesInput = z.strictObject({ account_types: types });

export type Person = z.infer<typeof person>;
export type OnePerson = z.infer<typeof onePerson>;
export type PeopleQuery = z.output<typeof peopleQuery>;
export type InviteInput = z.infer<typeof inviteInput>;
export type PersonChange = z.infer<typeof personChange>;
export type AccountTypesInput = z.infer<typeof accountTypesInput>;

const access = 'administration';
const all = { access, path: '/people' } as const;
const one = {
  access,
  path: `${all.path}/:personId`,
  params: z.strictObject({ personId: idOf('person') }),
} as const;
const invitation = { ...one, path: `${one.path}/invitation` } as const;

/** Nobody's mailbox is filled from here, and nobody goes through a list of addresses. */
const mailing = [{ by: 'account', max: 60, minutes: 10 }] as const;

export const peopleApi = {
  list: endpoint({
    summary: "Lists the people of the caller's organisations, page by page",
    ...all,
    method: 'GET',
    query: peopleQuery,
    response: pageOf(person),
  }),
  get: endpoint({
    summary: 'Returns a person',
    about: 'person',
    ...one,
    method: 'GET',
    response: onePerson,
  }),
  /** The organisation's record alone; another address kills the open invitation. */
  update: endpoint({
    summary: 'Changes the name or email address of a person',
    about: 'person',
    ...one,
    method: 'PATCH',
    limits: mailing,
    body: personChange,
    response: onePerson,
  }),
  /** A link goes to the address; its owner belongs once they accept. Nothing tells who is known. */
  invite: endpoint({
    summary: 'Invites somebody by mail',
    about: 'person',
    ...all,
    method: 'POST',
    limits: [...mailing, { by: 'email', max: 5, minutes: 60 }],
    body: inviteInput,
    response: onePerson,
  }),
  setAccountTypes: endpoint({
    summary: 'Changes what a person may do',
    about: 'person',
    ...one,
    path: `${one.path}/account-types`,
    method: 'PUT',
    limits: mailing,
    body: accountTypesInput,
    response: onePerson,
  }),
  /** A new mail with a new link; the earlier one is dead from then on. */
  sendInvitation: endpoint({
    summary: 'Mails an invitation again, with a new link',
    about: 'person',
    ...invitation,
    method: 'POST',
    limits: mailing,
    response: onePerson,
  }),
  /**
   * A link of its own for who gets no mail, told this once; an earlier one is dead from then on. It
   * lets in, but does not show that the address is somebody's.
   */
  copyInvitation: endpoint({
    summary: 'Makes an invitation link to hand over in person; it is shown once',
    ...invitation,
    path: `${invitation.path}/link`,
    method: 'POST',
    secret: true,
    limits: mailing,
    response: z.object({ link: z.string(), expires_at: z.string() }),
  }),
  withdrawInvitation: endpoint({
    summary: 'Withdraws an invitation',
    ...invitation,
    method: 'DELETE',
  }),
  deactivate: endpoint({
    summary: "Closes a person's access",
    about: 'person',
    ...one,
    path: `${one.path}/deactivate`,
    method: 'POST',
    response: onePerson,
  }),
  reactivate: endpoint({
    summary: "Opens a person's access again",
    about: 'person',
    ...one,
    path: `${one.path}/reactivate`,
    method: 'POST',
    response: onePerson,
  }),
};
