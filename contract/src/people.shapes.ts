import * as z from 'zod/mini';
import { accountTypes } from './common/access.ts';
import { email, id, idParam, named, requiredText, text, upTo } from './common/fields.ts';
import { mailState } from './common/mailState.ts';
import { pageQuery } from './common/page.ts';

/**
 * Somebody's standing with an organisation. 'waiting': asked to join and was not let in yet;
 * 'uninvited': known as a client or from an import, and never asked to sign in; 'active': accepted
 * an invitation; 'left': no longer belongs to it.
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
/** Duplicates are dropped. */
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
  /** The organisation whose record it is; others that know the same person have their own. */
  organisation: named,
  account_types: z.array(accountType),
});

/** One person, with what the caller may do with the record. */
export const onePerson = z.extend(person, {
  /** When the newest unused link expires. */
  invitation: z.nullable(
    z.object({ sent_at: z.string(), expires_at: z.string(), mail: z.nullable(mailState) }),
  ),
  /** Came in through a copied link, and has not answered a mail to this address yet. */
  is_unproven: z.boolean(),
  /** Active trajectories of which they are the counselor. */
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

/** The name and mail address that the organisation uses; not what they sign in with. */
export const personChange = z.partial(
  z.strictObject({ email, first_name: requiredText(100), last_name: requiredText(100) }),
);

/** Their roles in the organisation from now on; an empty list removes them from it. */
export const accountTypesInput = z.strictObject({ account_types: types });

export type Person = z.infer<typeof person>;
export type OnePerson = z.infer<typeof onePerson>;
export type PeopleQuery = z.output<typeof peopleQuery>;
export type InviteInput = z.infer<typeof inviteInput>;
export type PersonChange = z.infer<typeof personChange>;
export type AccountTypesInput = z.infer<typeof accountTypesInput>;
