import { type Party, parties } from '@traject/contract/approvals';
import type { ActionCode } from '@traject/contract/common/fileActions';
import type { DocumentVersion } from '@traject/contract/documents';

/** To whom a file goes: not at all, to be read, or to be agreed with. */
export type Sends = Record<Party, 'no' | 'send' | 'approve'>;

export const toNobody: Sends = { client: 'no', employer: 'no' };

/** What needs approval is not sent to anybody without asking for it. */
export const withApproval = ({ client, employer }: Sends): Sends => ({
  client: client === 'send' ? 'approve' : client,
  employer: employer === 'send' ? 'approve' : employer,
});

/** What an action comes down to; one that the program does not know changes nothing. */
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

/** Who was not sent this version, or had it taken back. */
export const unsentTo = (version: DocumentVersion) =>
  parties.filter((party) => ['none', 'withdrawn'].includes(version[`${party}_approval`].state));

export const sentTo = (sends: Sends) => parties.filter((party) => sends[party] !== 'no');

/** As a form with files says it: 0 is no and 1 is yes. */
export const sendFlags = ({ client, employer }: Sends) => ({
  send_client: flag(client !== 'no'),
  approve_client: flag(client === 'approve'),
  send_employer: flag(employer !== 'no'),
  approve_employer: flag(employer === 'approve'),
});

const flag = (yes: boolean): '0' | '1' => (yes ? '1' : '0');

/** Who can be sent to, as the trajectory has them now. */
export type Recipients = Record<Party, { name: string | null; email: string | null }>;

/** 'Fatima El Amrani en Pieter Hoekstra'. */
export const namesOf = (sends: Sends, recipients: Recipients, language: string) =>
  new Intl.ListFormat(language).format(
    sentTo(sends).map((party) => recipients[party].name || recipients[party].email || party),
  );
