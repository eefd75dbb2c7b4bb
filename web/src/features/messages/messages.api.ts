import { queryOptions } from '@tanstack/react-query';
import type { Party } from '@traject/contract/approvals';
import { messagesApi } from '@traject/contract/messages';
import { call } from '../../platform/api.ts';
import { download, fetchFile, upload } from '../../platform/transfer.ts';
import type { Sending } from '../../platform/useUpload.ts';

export type ThreadKey = { trajectoryId: number; party: Party };

export const threadKey = ({ trajectoryId, party }: ThreadKey) => ['messages', trajectoryId, party];

export const threadQuery = (params: ThreadKey) =>
  queryOptions({
    queryKey: threadKey(params),
    queryFn: ({ signal }) => call(messagesApi.thread, { params, signal }),
  });

type Said = { text: string; file: File | undefined };

export const sendMessage = (params: ThreadKey, { text, file }: Said, sending: Sending) =>
  upload(messagesApi.send, { params, body: { text }, files: file ? { file } : {}, ...sending });

export const markRead = (params: ThreadKey, up_to: number) =>
  call(messagesApi.read, { params, body: { up_to } });

export type FileKey = { trajectoryId: number; messageId: number };

export const downloadFile = (params: FileKey, name: string) =>
  download(messagesApi.file, { params, name });

export const loadFile = (params: FileKey, signal: AbortSignal) =>
  fetchFile(messagesApi.file, { params, signal });
