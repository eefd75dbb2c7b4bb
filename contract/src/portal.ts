import * as z from 'zod/mini';
import { parties } from './approvals.ts';
import { endpoint } from './common/endpoint.ts';
import { email, id, idOf, requiredText } from './common/fields.ts';
import { ownPageApi } from './common/ownPage.ts';
import { portalPageApi } from './common/portalPage.ts';
import { portalPage } from './common/portalShapes.ts';

/** Not yet opened, open, closed by hand, or shut some time after the end. */
export const pageStates = ['never', 'open', 'closed', 'ended'] as const;
export type PageState = (typeof pageStates)[number];

const moment = z.nullable(z.string());

export const contactInput = z.strictObject({ name: requiredText(200), email });
const contact = z.object({ id, name: z.string(), email: z.string() });

const sharedPage = z.object({
  party: z.enum(parties),
  state: z.enum(pageStates),
  name: z.nullable(z.string()),
  email: z.nullable(z.string()),
  /** Others at the employer. */
  contacts: z.array(contact),
  opened_at: moment,
  /** When somebody last looked at it. */
  visited_at: moment,
  /** In how many browsers it is open. */
  browsers: z.int(),
  unread: z.int(),
});

export const changedParts = [
  'details',
  'picture',
  'experience',
  'studies',
  'skills',
  'languages',
  'applications',
] as const;
export const changeActs = ['added', 'changed', 'removed'] as const;

export const shared = z.object({
  pages: z.array(sharedPage),
  /** What the client changed and nobody has marked as seen, newest first. */
  changes: z.array(
    z.object({
      id,
      what: z.enum(changedParts),
      act: z.enum(changeActs),
      title: z.string(),
      at: z.string(),
    }),
  ),
});
export type Shared = z.infer<typeof shared>;
export type SharedPage = z.infer<typeof sharedPage>;
export type ChangedPart = (typeof changedParts)[number];
export type ChangeAct = (typeof changeActs)[number];

const access = 'trajectories';
const all = {
  access,
  path: '/trajectories/:trajectoryId/portal',
  params: z.strictObject({ trajectoryId: idOf('trajectory') }),
} as const;
const one = {
  access,
  path: `${all.path}/:party`,
  params: z.extend(all.params, { party: z.enum(parties) }),
} as const;
const contacts = { ...all, path: '/trajectories/:trajectoryId/portal-contacts' } as const;

export const portalApi = {
  shared: endpoint({
    summary: 'Returns who has a page of a trajectory, and what the client changed on it',
    ...all,
    method: 'GET',
    response: shared,
  }),
  view: endpoint({
    summary: 'Returns exactly what a party sees on its page',
    about: 'portal_page',
    ...one,
    method: 'GET',
    response: portalPage,
  }),
  /** Opens it, also again; whoever it is for is mailed. */
  invite: endpoint({
    summary: 'Invites a party to its page',
    ...one,
    path: `${one.path}/invite`,
    method: 'POST',
    limits: [{ by: 'account', max: 20, minutes: 60 }],
    response: shared,
  }),
  close: endpoint({
    summary: 'Closes the page of a party',
    ...one,
    path: `${one.path}/close`,
    method: 'POST',
    response: shared,
  }),
  /** Somebody who is added to an open page is mailed. */
  addContact: endpoint({
    summary: 'Lets somebody else at the employer see its page',
    ...contacts,
    method: 'POST',
    limits: [{ by: 'account', max: 20, minutes: 60 }],
    body: contactInput,
    response: shared,
  }),
  removeContact: endpoint({
    summary: 'No longer lets somebody at the employer see its page',
    ...contacts,
    path: `${contacts.path}/:portalContactId`,
    params: z.extend(all.params, { portalContactId: idOf('portal_contact') }),
    method: 'DELETE',
    response: shared,
  }),
  seen: endpoint({
    summary: 'Notes that the changes of a client were seen',
    ...all,
    path: `${all.path}/seen`,
    method: 'POST',
    body: z.strictObject({ up_to: id }),
    response: shared,
  }),
  ...portalPageApi,
  ...ownPageApi,
};
