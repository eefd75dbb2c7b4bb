import * as z from 'zod/mini';
import { endpoint } from './common/endpoint.ts';
import { idOf } from './common/fields.ts';
import { pageOf } from './common/page.ts';
import {
  accountTypesInput,
  inviteInput,
  onePerson,
  peopleQuery,
  person,
  personChange,
} from './people.shapes.ts';

export * from './people.shapes.ts';

const access = 'administration';
const all = { access, path: '/people' } as const;
const one = {
  access,
  path: `${all.path}/:personId`,
  params: z.strictObject({ personId: idOf('person') }),
} as const;
const invitation = { ...one, path: `${one.path}/invitation` } as const;

/** Keeps people from flooding a mailbox or working through a list of addresses. */
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
  /** Changes the organisation's record only; another address ends the open invitation. */
  update: endpoint({
    summary: 'Changes the name or email address of a person',
    about: 'person',
    ...one,
    method: 'PATCH',
    limits: mailing,
    body: personChange,
    response: onePerson,
  }),
  /**
   * Mails a link; its owner joins by accepting. The answer does not reveal whether the address is
   * known.
   */
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
  /** A new mail with a new link; the earlier link stops working. */
  sendInvitation: endpoint({
    summary: 'Mails an invitation again, with a new link',
    about: 'person',
    ...invitation,
    method: 'POST',
    limits: mailing,
    response: onePerson,
  }),
  /**
   * For people whose mail does not arrive: a separate link, shown once; an earlier one stops
   * working. It lets them in but does not prove that the address is theirs.
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
