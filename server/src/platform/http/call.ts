import type { Endpoint } from '@traject/contract/common/endpoint';
import type { Language } from '@traject/contract/common/languages';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Device } from '../access/devices.ts';
import type { Link } from '../access/links.ts';
import type { Scope } from '../access/scope.ts';
import type { Self, User } from '../access/session.ts';
import type { Waits } from '../database/watchdog.ts';
import type { Uploaded } from './uploads.ts';

export type AnyCall = Scope & {
  params: unknown;
  query: unknown;
  body: unknown;
  user: User | undefined;
  link: Link | undefined;
  /** Who the caller is to the organisation of what the address names. */
  self: Self | undefined;
  language: Language;
  /** Checked files of a multipart call, by their field. */
  uploaded: Uploaded;
  /** The Range header, for answers that are files. */
  range: string | undefined;
  /** Whom the event names; a handler that finds out later who acts says so here. */
  actor: { account_id?: number | undefined; link_id?: number | undefined };
  /** What the event says besides the address; a handler adds what only it knows. */
  record: Record<string, string | number>;
  /** Whose line it comes over, as the limits count it, and from which browser. */
  address: string;
  device: Device;
};

export type Served = {
  endpoint: Endpoint;
  action: string;
  request: FastifyRequest;
  reply: FastifyReply;
  uploaded: Uploaded;
  waits: Waits;
  /** Who calls, as far as it is known when the call is refused. */
  user?: User;
  actor?: AnyCall['actor'];
};
