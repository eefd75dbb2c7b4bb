import * as z from 'zod/mini';
import { accountTypes } from './common/access.ts';
import { email, id, idParam, named, requiredText, text, upTo } from './common/fields.ts';
import { mailState } from './common/mailState.ts';
import { pageQuery } from './common/page.ts';

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
export const types = z.array(accountType).check(
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
