import type { Endpoint } from '@traject/contract/common/endpoint';
import type { Language } from '@traject/contract/common/languages';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Device } from '../access/devices.ts';
import type { Link } from '../access/links.ts';
import type { PartySession } from '../access/portalSessions.ts';
import type { Scope } from '../access/scope.ts';
import type { Self, User } from '../access/session.ts';
import type { Waits } from '../database/watchdog.ts';
import type { Uploaded } from './uploads.ts';

export type AnyCall = Scope & {
  params: unknown;
  query: unknown;
  body: unknown;
  user: User | undefined;
  party: PartySession | undefined;
  link: Link | undefined;
  /** The caller's record in the organisation that the path is about. */
  self: Self | undefined;
  language: Language;
  /** Checked files of a multipart call, by field. */
  uploaded: Uploaded;
  /** The Range header, for answers that are files. */
  range: string | undefined;
  /** The If-None-Match header: the version that the caller has. */
  tag: string | undefined;
  /** Whom the event names; a handler that finds out later who acts sets it here. */
  actor: {
    account_id?: number | undefined;
    link_id?: number | undefined;
    session?: string | undefined;
  };
  /** What the event says besides the path; a handler adds what only it knows. */
  record: Record<string, string | number>;
  /** The network address, as rate limits count it, and the browser. */
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
  party?: PartySession;
  link?: Link | undefined;
  actor?: AnyCall['actor'];
};
