import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { id, idOf, optionalProse } from './fields.ts';
import { onPage } from './portalPage.ts';
import { storedFile } from './storedFile.ts';

/** A text, a file or both; nothing at all is no message. */
export const messageInput = z.strictObject({ text: optionalProse(5000) });
export const messageUpload = {
  file: { kinds: ['pdf', 'office', 'image'], optional: true },
} as const;

/** Up to the newest that was shown: what came since is new. */
export const messagesRead = z.strictObject({ up_to: id });

export const message = z.object({
  id,
  /** Who wrote it: the party itself, or one of the staff. */
  by: z.enum(['party', 'staff']),
  name: z.string(),
  text: z.string(),
  file: z.nullable(z.object(storedFile)),
  sent_at: z.string(),
  /** When the other side saw it. */
  read_at: z.nullable(z.string()),
});
export type Message = z.infer<typeof message>;

const path = `${onPage.path}/messages`;

export const messagePageApi = {
  pageThread: endpoint({
    summary: 'Lists the messages between a client or an employer and the staff, oldest first',
    ...onPage,
    path,
    method: 'GET',
    recorded: true,
    response: z.array(message),
  }),
  pageSend: endpoint({
    summary: 'Writes to the counselor from one’s own page',
    about: 'message',
    ...onPage,
    path,
    method: 'POST',
    limits: [{ by: 'account', max: 30, minutes: 60 }],
    upload: messageUpload,
    body: messageInput,
    response: message,
  }),
  pageRead: endpoint({
    summary: 'Notes that a client or an employer saw the messages',
    ...onPage,
    path: `${path}/read`,
    method: 'POST',
    body: messagesRead,
  }),
  pageFile: endpoint({
    summary: 'Downloads the file of a message',
    ...onPage,
    path: `${path}/:messageId/file`,
    params: z.extend(onPage.params, { messageId: idOf('message') }),
    method: 'GET',
    recorded: true,
    file: true,
  }),
};
