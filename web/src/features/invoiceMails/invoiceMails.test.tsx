import { screen, waitFor, within } from '@testing-library/react';
import type { InvoiceMail, InvoiceReminder } from '@traject/contract/invoiceMails';
import type { Invoice } from '@traject/contract/invoices';
import { expect, it } from 'vitest';
import { fakeApi } from '../../testing/fakeApi.ts';
import { showPart } from '../../testing/showPart.tsx';
import { InvoiceMails } from './InvoiceMails.tsx';
import { InvoiceReminders } from './InvoiceReminders.tsx';
import { MailSettingsPanel } from './MailSettingsPanel.tsx';

const path = '/trajectories/5/invoices/9/mails';
const at = '2026-11-20T09:30:00Z';
const aMail = (given: Partial<InvoiceMail>): InvoiceMail => ({
  ...{ id: 1, kind: 'invoice', level: null, to: 'facturen@linde.example', sent_at: at },
  ...{ opened_at: null, link: 'works', mail: { state: 'sent', at } },
  ...given,
});
const late = { id: 9, finalised_at: at, sent_at: at, state: 'overdue' } as Invoice;

it('shows of each mail whether it was opened or refused', async () => {
  const mails = [
    aMail({ id: 1, opened_at: at }),
    aMail({ id: 2, kind: 'reminder', level: 2 }),
    aMail({ id: 3, mail: { state: 'refused', at, code: '550 5.1.1' } }),
  ];
  fakeApi({ [`GET ${path}`]: mails });
  showPart(<InvoiceMails trajectoryId={5} invoice={late} />);
  expect(await screen.findByText('Geopend op 20 nov 2026, 10:30')).toBeTruthy();
  expect(screen.getByText('Tweede herinnering')).toBeTruthy();
  expect(screen.getByText('Verstuurd, nog niet geopend')).toBeTruthy();
  expect(screen.getByText('Niet aangekomen: dit adres bestaat niet')).toBeTruthy();
});

it('withdraws a link that went to the wrong address, once somebody is sure', async () => {
  const wrong = aMail({ id: 2, to: 'fout@linde.example' });
  const withdrawn = aMail({ ...wrong, link: 'withdrawn' });
  const withdraw = `POST ${path}/2/withdraw`;
  const mails = [aMail({ id: 1, link: 'ended' }), wrong];
  const seen = fakeApi({ [`GET ${path}`]: mails, [withdraw]: [withdrawn] });
  const { user } = showPart(<InvoiceMails trajectoryId={5} invoice={late} />);
  await user.click(await screen.findByRole('button', { name: /^Link intrekken/ }));
  const asked = within(await screen.findByRole('dialog', { name: 'Link intrekken?' }));
  expect(asked.getByText(/De link in de mail aan fout@linde.example werkt/)).toBeTruthy();
  expect(seen.some(({ method }) => method === 'POST')).toBe(false);
  mails[1] = withdrawn;
  await user.click(asked.getByRole('button', { name: 'Link intrekken' }));
  expect(await screen.findByText('Link ingetrokken')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Link intrekken/ })).toBeNull();
});

it('sends what was proposed, as somebody changed it', async () => {
  const draft = {
    ...{ kind: 'reminder', level: 1, email: 'facturen@linde.example', copy_to: 'kantoor@ww.nl' },
    ...{ subject: 'Herinnering: factuur 7', text: 'Betaalt u nog?', attachments: ['7.pdf'] },
  };
  const seen = fakeApi({
    [`GET ${path}`]: [],
    [`GET ${path}/draft?kind=reminder`]: draft,
    [`POST ${path}`]: [aMail({})],
  });
  const { user } = showPart(<InvoiceMails trajectoryId={5} invoice={late} />);
  await user.click(await screen.findByRole('button', { name: 'Herinnering sturen' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Herinnering: factuur 7' }));
  expect(dialog.getByText('Een kopie gaat naar kantoor@ww.nl.')).toBeTruthy();
  await user.type(dialog.getByLabelText(/^Tekst/), ' Dank u.');
  await user.click(dialog.getByRole('button', { name: 'Versturen' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const sent = seen.find(({ method }) => method === 'POST');
  expect(sent?.body).toEqual({
    kind: 'reminder',
    email: draft.email,
    text: 'Betaalt u nog? Dank u.',
  });
});

it('says nothing of a draft', () => {
  fakeApi({});
  showPart(<InvoiceMails trajectoryId={5} invoice={{ ...late, finalised_at: null }} />);
  expect(screen.queryByText('Verstuurd aan de betaler')).toBeNull();
});

it('lists the reminders to look at, sends them together and leaves one out', async () => {
  const reminder = (id: number): InvoiceReminder => ({
    ...{ id, level: 1, proposed_at: at, billed_name: 'Zorggroep De Linde', open: 12_100 },
    ...{ email: 'facturen@linde.example', due_date: '2026-11-18', days_overdue: 8, text: 'Hoi' },
    invoice: { id, invoice_number: `WW-${id}`, trajectory_id: 5 },
  });
  const reminders = '/organisations/1/invoice-reminders';
  const seen = fakeApi({
    [`GET ${reminders}`]: [reminder(1), reminder(2)],
    [`POST ${reminders}/send`]: { sent: 2, left: 0 },
    [`POST ${reminders}/1/dismiss`]: undefined,
  });
  const linkTo = ({ invoice_number }: InvoiceReminder['invoice']) => invoice_number;
  const { user } = showPart(<InvoiceReminders organisationId={1} linkTo={linkTo} />);
  expect(await screen.findAllByText('8 dagen te laat')).toHaveLength(2);
  await user.click(
    screen.getByRole('button', { name: 'Geen herinnering sturen aan factuur WW-1' }),
  );
  await user.click(screen.getByRole('button', { name: 'Alle 2 versturen' }));
  await waitFor(() => expect(seen.some(({ body }) => !!body)).toBe(true));
  expect(seen.find(({ body }) => !!body)?.body).toEqual({ ids: [1, 2] });
});

it('shows the words and days of an organisation, and saves a day that was left empty as none', async () => {
  const words = { mail_text: '', reminder_text_1: '', reminder_text_2: '', reminder_text_3: '' };
  const settings = {
    ...words,
    ...{ reminder_days_1: 7, reminder_days_2: 21, reminder_days_3: null },
    ...{ reminders_automatic: false, version: 3 },
    house: { ...words, mail_text: 'Hierbij factuur {factuurnummer}.' },
  };
  const at = '/organisations/1/invoice-mail-settings';
  const seen = fakeApi({ [`GET ${at}`]: settings, [`PATCH ${at}`]: settings });
  const { user } = showPart(<MailSettingsPanel organisationId={1} />);
  expect(await screen.findByText('21 dagen na de vervaldatum')).toBeTruthy();
  expect(screen.getByText('Hierbij factuur {factuurnummer}.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Mails over facturen wijzigen' }));
  const dialog = within(await screen.findByRole('dialog'));
  const [, second] = dialog.getAllByLabelText('Dagen na de vervaldatum');
  if (second) await user.clear(second);
  await user.click(dialog.getByRole('button', { name: 'Opslaan' }));
  await waitFor(() => expect(seen.some(({ method }) => method === 'PATCH')).toBe(true));
  expect(seen.find(({ method }) => method === 'PATCH')?.body).toMatchObject({
    reminder_days_1: 7,
    reminder_days_2: null,
    version: 3,
  });
});
