import { type Party, parties } from '@traject/contract/approvals';
import type { ActionCode } from '@traject/contract/common/fileActions';
import type { DocumentVersion } from '@traject/contract/documents';

/** Whether each party gets the file: not at all, to read, or to approve. */
export type Sends = Record<Party, 'no' | 'send' | 'approve'>;

export const toNobody: Sends = { client: 'no', employer: 'no' };

/** A document that needs approval is never sent without asking for it. */
export const withApproval = ({ client, employer }: Sends): Sends => ({
  client: client === 'send' ? 'approve' : client,
  employer: employer === 'send' ? 'approve' : employer,
});

/** What an action implies; an action that an organisation made up itself implies nothing. */
export function proposedBy(
  code: ActionCode | null,
  sends: Sends,
  recipients: Recipients,
): Sends | undefined {
  if (!code) return undefined;
  if (code === 'record') return toNobody;
  const how = code === 'information' ? 'send' : 'approve';
  const ticked = parties.filter((party) => sends[party] !== 'no');
  const first = parties.find((party) => recipients[party].email);
  const to = ticked.length > 0 ? ticked : first ? [first] : [];
  return {
    client: to.includes('client') ? how : 'no',
    employer: to.includes('employer') ? how : 'no',
  };
}

/** The parties who were not sent this version, or from whom it was withdrawn. */
export const unsentTo = (version: DocumentVersion) =>
  parties.filter((party) => ['none', 'withdrawn'].includes(version[`${party}_approval`].state));

export const sentTo = (sends: Sends) => parties.filter((party) => sends[party] !== 'no');

/** Multipart forms have no booleans, so 0 is no and 1 is yes. */
export const sendFlags = ({ client, employer }: Sends) => ({
  send_client: flag(client !== 'no'),
  approve_client: flag(client === 'approve'),
  send_employer: flag(employer !== 'no'),
  approve_employer: flag(employer === 'approve'),
});

const flag = (yes: boolean): '0' | '1' => (yes ? '1' : '0');

/** The parties as the trajectory has them now. */
export type Recipients = Record<Party, { name: string | null; email: string | null }>;

/** 'Fatima El Amrani en Pieter Hoekstra'. */
export const namesOf = (sends: Sends, recipients: Recipients, language: string) =>
  new Intl.ListFormat(language).format(
    sentTo(sends).map((party) => recipients[party].name || recipients[party].email || party),
  );
