import * as z from 'zod/mini';
import { parties } from './approvals.ts';
import { endpoint } from './common/endpoint.ts';
import { idOf } from './common/fields.ts';
import {
  message,
  messageInput,
  messagePageApi,
  messagesRead,
  messageUpload,
} from './common/messagePage.ts';

export { type Message, message } from './common/messagePage.ts';

const access = 'trajectories';
const thread = {
  access,
  path: '/trajectories/:trajectoryId/messages/:party',
  params: z.strictObject({ trajectoryId: idOf('trajectory'), party: z.enum(parties) }),
} as const;

export const messagesApi = {
  thread: endpoint({
    summary: 'Lists the messages between the staff and a party of a trajectory, oldest first',
    ...thread,
    method: 'GET',
    response: z.array(message),
  }),
  /** The party is mailed that there is a message, without what it says. */
  send: endpoint({
    summary: 'Writes to a party of a trajectory',
    about: 'message',
    ...thread,
    method: 'POST',
    limits: [{ by: 'account', max: 120, minutes: 60 }],
    upload: messageUpload,
    body: messageInput,
    response: message,
  }),
  read: endpoint({
    summary: 'Notes that the messages of a party were seen',
    ...thread,
    path: `${thread.path}/read`,
    method: 'POST',
    body: messagesRead,
  }),
  file: endpoint({
    summary: 'Downloads the file of a message of a trajectory',
    access,
    path: '/trajectories/:trajectoryId/message-files/:messageId',
    params: z.strictObject({ trajectoryId: idOf('trajectory'), messageId: idOf('message') }),
    method: 'GET',
    file: true,
  }),
  ...messagePageApi,
};
