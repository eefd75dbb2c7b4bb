import { screen, waitFor, within } from '@testing-library/react';
import type { Approval } from '@traject/contract/approvals';
import type { DocumentVersion } from '@traject/contract/documents';
import { expect, it, vi } from 'vitest';
import { fakeApi } from '../../testing/fakeApi.ts';
import { showPart } from '../../testing/showPart.tsx';
import { SendDialog } from './SendDialog.tsx';
import { ApprovalDetails } from './VersionTable.tsx';

const nothing: Approval = {
  requested: false,
  approved: null,
  reason: null,
  state: 'none',
  recipient: null,
  sent_at: null,
  opened_at: null,
  decided_at: null,
  expires_at: null,
  mail: null,
  earlier: [],
  reminders_off: false,
  next_reminder_at: null,
};
const sent: Approval = {
  ...nothing,
  requested: true,
  state: 'sent',
  recipient: { name: 'Fatima El Amrani', email: 'fatima@mail.example' },
  sent_at: '2026-11-09T10:00:00Z',
  expires_at: '2027-02-07T10:00:00Z',
  mail: { state: 'sent', at: '2026-11-09T10:00:00Z' },
  earlier: [
    {
      sent_at: '2026-11-02T10:00:00Z',
      opened_at: null,
      email: 'fatima@mail.example',
      reminder: null,
    },
  ],
};
const version: DocumentVersion = {
  id: 5,
  name: 'plan.pdf',
  mime: 'application/pdf',
  scan: null,
  uploader: { name: 'Marieke de Vries' },
  date: '2026-11-02',
  requires_approval: false,
  client_approval: sent,
  employer_approval: nothing,
};
const path = '/trajectories/1/files/2/versions/5';
const key = { trajectoryId: 1, fileId: 2 };

it('an open request shows earlier mails, and asks before sending a new one', async () => {
  const seen = fakeApi({ [`POST ${path}/resend`]: version });
  const { user } = showPart(<ApprovalDetails documentKey={key} version={version} />);
  expect(screen.getByText(/^Eerder gestuurd 2 nov 2026/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Opnieuw versturen naar Fatima El Amrani' }));
  const question = await screen.findByRole('dialog', {
    name: 'Opnieuw versturen naar Fatima El Amrani?',
  });
  expect(question.textContent).toMatch(/9 nov 2026.*fatima@mail\.example.*werkt dan niet meer/);
  expect(seen).toEqual([]);
  await user.click(within(question).getByRole('button', { name: 'Opnieuw versturen' }));
  await waitFor(() => expect(seen.map(({ body }) => body)).toEqual([{ party: 'client' }]));
});

it('an open request is withdrawn after a confirmation', async () => {
  const seen = fakeApi({ [`POST ${path}/withdraw`]: version });
  const { user } = showPart(<ApprovalDetails documentKey={key} version={version} />);
  await user.click(screen.getByRole('button', { name: 'Intrekken bij Fatima El Amrani' }));
  await user.click(await screen.findByRole('button', { name: 'Ja, intrekken' }));
  await waitFor(() => expect(seen.map(({ body }) => body)).toEqual([{ party: 'client' }]));
});

it('a version can be sent later to a new party, with approval if its template requires it', async () => {
  const seen = fakeApi({ [`POST ${path}/send`]: version });
  const onClose = vi.fn();
  const recipients = {
    client: { name: 'Fatima El Amrani', email: 'fatima@mail.example' },
    employer: { name: 'Pieter Hoekstra', email: 'pieter@werk.example' },
  };
  const { user } = showPart(
    <SendDialog
      {...key}
      version={{ ...version, requires_approval: true }}
      recipients={recipients}
      onClose={onClose}
    />,
  );
  expect(screen.queryByRole('checkbox', { name: /^Stuur naar cliënt/ })).toBeNull();
  expect(screen.getByRole('button', { name: 'Versturen' })).toHaveProperty('disabled', true);
  await user.click(screen.getByRole('checkbox', { name: /^Stuur naar werkgever/ }));
  await user.click(await screen.findByRole('button', { name: 'Ja, stuur het' }));
  await user.click(screen.getByRole('button', { name: 'Versturen' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(seen.map(({ body }) => body)).toEqual([{ party: 'employer', approve: true }]);
});

it('an open request shows its reminders, which can be turned off', async () => {
  const seen = fakeApi({ [`PUT ${path}/reminders`]: () => new Response(null, { status: 204 }) });
  const reminded = {
    ...sent,
    requested: true,
    earlier: [{ sent_at: '2026-11-14T10:00:00Z', opened_at: null, email: null, reminder: 1 }],
  };
  const { user } = showPart(
    <ApprovalDetails documentKey={key} version={{ ...version, client_approval: reminded }} />,
  );
  expect(screen.getByText(/^Herinnering 1 verstuurd op 14 nov 2026/)).toBeTruthy();
  await user.click(
    screen.getByRole('button', { name: 'Herinneringen uitzetten: Fatima El Amrani' }),
  );
  await waitFor(() =>
    expect(seen.map(({ body }) => body)).toEqual([{ party: 'client', off: true }]),
  );
});

it('what was sent just to be read has no reminders', () => {
  showPart(
    <ApprovalDetails
      documentKey={key}
      version={{ ...version, client_approval: { ...sent, requested: false } }}
    />,
  );
  expect(screen.queryByRole('button', { name: /Herinneringen/ })).toBeNull();
});
