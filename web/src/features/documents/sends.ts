import type { Party } from '@traject/contract/approvals';

/** To whom a file goes: not at all, to be read, or to be agreed with. */
export type Sends = Record<Party, 'no' | 'send' | 'approve'>;

export const toNobody: Sends = { client: 'no', employer: 'no' };

/** What needs approval is not sent to anybody without asking for it. */
export const withApproval = ({ client, employer }: Sends): Sends => ({
  client: client === 'send' ? 'approve' : client,
  employer: employer === 'send' ? 'approve' : employer,
});

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
