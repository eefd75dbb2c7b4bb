import type { ApprovalRequest, RequestKind } from '@traject/contract/approvals';

export const aFile: ApprovalRequest['files'][number] = {
  position: 1,
  name: 'plan.pdf',
  mime: 'application/pdf',
  scan: null,
  size: 26_000,
  trajectory_file_type: { name: 'Trajectplan' },
};

/** What the server says about a link, for pages that are viewed without a trajectory. */
export const anApprovalRequest = (kind: RequestKind): ApprovalRequest => ({
  kind,
  requested: true,
  recipient: { name: 'Fatima El Amrani' },
  subject: {
    counselor: { name: 'Marieke de Vries', email: 'm@werk.example', phone_number: '030 230 01 00' },
    organisation: { name: 'Stichting Werkwijzer', has_logo: false },
    client: { name: 'Fatima El Amrani' },
    name: 'plan.pdf',
    mime: 'application/pdf',
  },
  files: [aFile, { ...aFile, position: 2, name: 'Offerte voor negen maanden begeleiding.pdf' }],
  notes: [{ date: '2026-11-10 14:05:00', note: 'We spraken af dat u in januari begint.' }],
  sent_at: '2026-11-09T10:00:00Z',
  expires_at: '2027-02-07T10:00:00Z',
  action: null,
  returned: [],
  decision: null,
});
