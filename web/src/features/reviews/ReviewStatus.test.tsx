import { screen, waitFor, within } from '@testing-library/react';
import type { Approval } from '@traject/contract/approvals';
import { expect, it, vi } from 'vitest';
import { fakeApi, refuse } from '../../testing/fakeApi.ts';
import { showPart } from '../../testing/showPart.tsx';
import { toastStore } from '../../ui/toast.ts';
import { ReviewStatus } from './ReviewStatus.tsx';

const at = '2026-11-09T10:00:00Z';
const review: Approval = {
  requested: true,
  approved: null,
  reason: null,
  state: 'sent',
  recipient: { name: 'Fatima El Amrani', email: 'fatima@mail.example' },
  sent_at: at,
  opened_at: null,
  decided_at: null,
  expires_at: '2027-02-07T10:00:00Z',
  mail: { state: 'sent', at },
  earlier: [],
  reminders_off: false,
  next_reminder_at: null,
};
const show = (given: Partial<Approval> = {}, onResent = () => {}) =>
  showPart(<ReviewStatus trajectoryId={4} review={{ ...review, ...given }} onResent={onResent} />);

it('says that the request was sent only once the mail was', () => {
  show();
  expect(screen.getByText(/^Gestuurd naar fatima@mail\.example, 9 nov 2026/)).toBeTruthy();
});

it.each<[NonNullable<Approval['mail']>, string]>([
  [{ state: 'waiting', code: null }, 'Mail aan fatima@mail.example wacht op verzending'],
  [
    { state: 'refused', at, code: '550 5.1.1' },
    'Niet aangekomen bij fatima@mail.example: dit adres bestaat niet',
  ],
  [{ state: 'too_old', at }, 'Mail aan fatima@mail.example was te oud en is niet verstuurd'],
])('shows the status of a mail that is %j instead', (mail, words) => {
  show({ mail });
  expect(screen.getByText(words)).toBeTruthy();
  expect(screen.queryByText(/^Gestuurd naar/)).toBeNull();
});

it('counts an opened link as sent, whatever is known about the mail', () => {
  show({ state: 'opened', opened_at: at, mail: { state: 'too_old', at } });
  expect(screen.getByText(/^Gestuurd naar/)).toBeTruthy();
});

it('shows earlier mails and when they were opened', () => {
  const earlier = [
    {
      sent_at: '2026-11-02T10:00:00Z',
      opened_at: '2026-11-03T10:00:00Z',
      email: 'f@oud.example',
      reminder: null,
    },
  ];
  show({ earlier });
  expect(
    screen.getByText(/^Eerder gestuurd 2 nov 2026.* naar f@oud\.example, geopend 3 nov/),
  ).toBeTruthy();
});

it('asks before sending a new mail, then says where it goes', async () => {
  const sent = { id: 4, review: { ...review, mail: { state: 'waiting', code: null } } };
  const seen = fakeApi({ 'POST /trajectories/4/resend-review': sent });
  const { user } = show();
  await user.click(screen.getByRole('button', { name: 'Opnieuw versturen' }));
  const question = await screen.findByRole('dialog', {
    name: 'Opnieuw versturen naar Fatima El Amrani?',
  });
  expect(question.textContent).toMatch(/ging op 9 nov 2026.* naar fatima@mail\.example/);
  expect(seen).toEqual([]);
  await user.click(within(question).getByRole('button', { name: 'Opnieuw versturen' }));
  await expect
    .poll(() => toastStore.get().map(({ message }) => message))
    .toContain('De mail wordt verstuurd naar fatima@mail.example. De vorige link werkt niet meer.');
});

it('reloads when the trajectory turns out not to wait for anybody any more', async () => {
  const refused = () => refuse(422, 'Het traject wacht nu op niemand.');
  fakeApi({ 'POST /trajectories/4/resend-review': refused });
  const onResent = vi.fn();
  const { user } = show({}, onResent);
  await user.click(screen.getByRole('button', { name: 'Opnieuw versturen' }));
  const question = within(await screen.findByRole('dialog'));
  await user.click(question.getByRole('button', { name: 'Opnieuw versturen' }));
  await expect.poll(() => onResent.mock.calls.length).toBe(1);
});

it('shows reminders and when the next one goes, and turns them off', async () => {
  const seen = fakeApi({
    'PUT /trajectories/4/review-reminders': () => new Response(null, { status: 204 }),
  });
  const earlier = [{ sent_at: at, opened_at: null, email: 'f@x.example', reminder: 1 }];
  const onChanged = vi.fn();
  const { user } = show({ earlier, next_reminder_at: '2026-11-13T10:00:00Z' }, onChanged);
  expect(screen.getByText(/^Herinnering 1 verstuurd op 9 nov 2026/)).toBeTruthy();
  expect(screen.getByText('De volgende herinnering gaat op 13 nov 2026.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /^Herinneringen uitzetten/ }));
  await waitFor(() => expect(seen.map(({ body }) => body)).toEqual([{ off: true }]));
  await waitFor(() => expect(onChanged).toHaveBeenCalled());
});

it('says that reminders are off, and has no switch once the link has expired', () => {
  show({ reminders_off: true });
  expect(screen.getByText('Herinneringen staan uit.')).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Herinneringen aanzetten/ })).toBeTruthy();
});
