import { messagePageApi } from '@traject/contract/common/messagePage';
import { portalPageApi } from '@traject/contract/common/portalPage';
import type { QuestionKind } from '@traject/contract/common/portalShapes';
import { call } from '../../../platform/api.ts';
import { download, fetchFile, upload } from '../../../platform/transfer.ts';
import { seenOr } from './known.ts';

/** A page, and the token that opens it. */
export type Opened = { party: string; pageId: number };

const about = ({ party, pageId }: Opened) => ({ party, params: { pageId } });

export const askLink = (email: string) => call(portalPageApi.askLink, { body: { email } });

export const openLink = (token: string, remembered: boolean) =>
  call(portalPageApi.openLink, { params: { token }, body: { remembered } });

export const fetchMine = (party: string) =>
  seenOr({ token: party, path: '/mine' }, () => call(portalPageApi.mine, { party }));

export const leave = (party: string) => call(portalPageApi.leave, { party });

export const closeSession = (party: string, portalSessionId: number) =>
  call(portalPageApi.closeSession, { party, params: { portalSessionId } });

export const fetchLogo = (party: string) => fetchFile(portalPageApi.logo, { party });

export const fetchPage = (opened: Opened) =>
  seenOr({ token: opened.party, path: `/pages/${opened.pageId}` }, () =>
    call(portalPageApi.page, about(opened)),
  );

export const openQuestion = (opened: Opened, asked: { kind: QuestionKind; id: number }) =>
  call(portalPageApi.openQuestion, { ...about(opened), body: asked });

type File = { id: number; name: string };

const document = ({ party, pageId }: Opened, documentId: number) => ({
  ...{ party, params: { pageId, documentId } },
});

export const downloadDocument = (opened: Opened, { id, name }: File) =>
  download(portalPageApi.document, { ...document(opened, id), name });

export const loadDocument = (opened: Opened, id: number, signal: AbortSignal) =>
  fetchFile(portalPageApi.document, { ...document(opened, id), signal });

export const loadFirstPage = (opened: Opened, id: number, signal: AbortSignal) =>
  fetchFile(portalPageApi.firstPage, { ...document(opened, id), signal });

export const downloadInvoice = ({ party, pageId }: Opened, { id, name }: File) =>
  download(portalPageApi.invoice, { party, params: { pageId, invoiceId: id }, name });

export const fetchThread = (opened: Opened) =>
  seenOr({ token: opened.party, path: `/pages/${opened.pageId}/messages` }, () =>
    call(messagePageApi.pageThread, about(opened)),
  );

export const markRead = (opened: Opened, up_to: number) =>
  call(messagePageApi.pageRead, { ...about(opened), body: { up_to } });

export type Said = { text: string; file: globalThis.File | undefined };

export const sendMessage = (opened: Opened, { text, file }: Said) =>
  upload(messagePageApi.pageSend, {
    ...about(opened),
    body: { text },
    files: file ? { file } : {},
  });

export const downloadMessageFile = ({ party, pageId }: Opened, { id, name }: File) =>
  download(messagePageApi.pageFile, { party, params: { pageId, messageId: id }, name });
