import * as z from 'zod/mini';
import { byLink, endpoint } from './endpoint.ts';
import { email, id, idOf, linkToken } from './fields.ts';
import { portal, portalPage, questionKinds } from './portalShapes.ts';

/** The calls of one page: its id in the address must be that of a page of the caller. */
export const onPage = {
  access: 'party',
  path: '/mine/pages/:pageId',
  params: z.strictObject({ pageId: idOf('portal_page') }),
} as const;

const links = { method: 'POST', path: '/mine/links' } as const;
const mine = { access: 'party', path: '/mine' } as const;

const document = {
  ...onPage,
  path: `${onPage.path}/documents/:documentId`,
  params: z.extend(onPage.params, { documentId: idOf('document_version') }),
  method: 'GET',
} as const;

/** Separate, because the page itself loads nothing else of it. */
export const portalPageApi = {
  /** Known or not, the answer is the same. Limited as 'forgot' is. */
  askLink: endpoint({
    summary: 'Mails a link to the pages of an address, if it has any',
    ...links,
    access: 'public',
    body: z.strictObject({ email }),
  }),
  openLink: endpoint({
    summary: 'Opens the pages of an address in this browser, once',
    ...links,
    access: 'link',
    link: 'mine',
    path: `${links.path}/:token`,
    params: z.strictObject({ token: linkToken }),
    limits: byLink(20),
    secret: true,
    body: z.strictObject({ remembered: z.boolean() }),
    response: z.object({ token: z.string() }),
  }),
  mine: endpoint({
    summary: 'Lists the pages of a client or an employer, and the browsers that know them',
    ...mine,
    method: 'GET',
    response: portal,
  }),
  logo: endpoint({
    summary: 'Downloads the logo of the organisation whose page it is',
    ...mine,
    path: `${mine.path}/logo`,
    method: 'GET',
    file: true,
  }),
  leave: endpoint({
    summary: 'Makes this browser forget the pages',
    ...mine,
    path: `${mine.path}/session`,
    method: 'DELETE',
  }),
  closeSession: endpoint({
    summary: 'Makes another browser forget the pages',
    ...mine,
    path: `${mine.path}/sessions/:portalSessionId`,
    params: z.strictObject({ portalSessionId: idOf('portal_session') }),
    method: 'DELETE',
  }),
  page: endpoint({
    summary: 'Returns all that a client or an employer sees of a trajectory',
    about: 'portal_page',
    ...onPage,
    method: 'GET',
    recorded: true,
    response: portalPage,
  }),
  /** Answered where the link of its mail leads; using either uses both. */
  openQuestion: endpoint({
    summary: 'Opens what a client or an employer is asked',
    ...onPage,
    path: `${onPage.path}/questions`,
    method: 'POST',
    secret: true,
    limits: [{ by: 'account', max: 60, minutes: 10 }],
    body: z.strictObject({ kind: z.enum(questionKinds), id }),
    response: z.object({ path: z.string() }),
  }),
  document: endpoint({
    summary: 'Downloads a document that was sent to a client or an employer',
    ...document,
    recorded: true,
    file: true,
  }),
  firstPage: endpoint({
    summary: 'Returns a picture of the first page of such a document, where it is a PDF',
    ...document,
    path: `${document.path}/first-page`,
    recorded: true,
    file: true,
    madeAnew: true,
    limits: [{ by: 'account', max: 60, minutes: 10 }],
  }),
  invoice: endpoint({
    summary: 'Downloads an invoice that is shown to the employer',
    ...onPage,
    party: 'employer',
    path: `${onPage.path}/invoices/:invoiceId`,
    params: z.extend(onPage.params, { invoiceId: idOf('invoice') }),
    method: 'GET',
    recorded: true,
    file: true,
  }),
};
