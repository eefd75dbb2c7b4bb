import { screen, waitFor, within } from '@testing-library/react';
import type { AgreedProduct, WorkedHours } from '@traject/contract/hours';
import { beforeEach, expect, it } from 'vitest';
import { today } from '../../platform/format.ts';
import { signIn } from '../../testing/aToken.ts';
import { fakeApi, refuse } from '../../testing/fakeApi.ts';
import { showPart } from '../../testing/showPart.tsx';
import { HoursBook } from './HoursBook.tsx';
import { HoursPanel } from './HoursPanel.tsx';

const agreed: AgreedProduct = {
  id: 5,
  invoice_product_id: 4,
  kind: 'hours',
  count: 10,
  unit_price: 9500,
  vat_percentage: 210,
  vat_category: 'standard',
  vat_reason: '',
  remark: '',
  product_name: 'Coaching',
  used: 4.5,
  billed: 3,
  left: 5.5,
  version: 1,
};
const worked: WorkedHours = {
  id: 8,
  agreed_product_id: 5,
  worked_on: '2026-11-03',
  count: 1.5,
  text: 'Intake',
  person_name: 'Anna de Vries',
  product_name: 'Coaching',
  invoice: null,
  version: 1,
};
beforeEach(() => signIn());

const open = (answers: Parameters<typeof fakeApi>[0] = {}, all = [agreed]) => {
  const seen = fakeApi({
    'GET /trajectories/1/agreed-products': all,
    'GET /trajectories/1/hours': [worked],
    'POST /trajectories/1/hours': worked,
    ...answers,
  });
  const { user } = showPart(<HoursBook trajectoryId={1} organisationId={3} />);
  const sent = () => seen.filter(({ method }) => method !== 'GET').map(({ body }) => body);
  return { user, sent };
};
const line = async () => within(await screen.findByRole('form', { name: 'Uren schrijven' }));

it('hours are written by keyboard alone, and the next can be typed at once', async () => {
  const { user, sent } = open();
  const form = await line();
  const count = form.getByRole('textbox', { name: 'Uren' });
  await user.type(count, '1,5');
  await user.type(form.getByRole('textbox', { name: 'Wat je deed' }), 'Intake{Enter}');
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()).toEqual([
    { agreed_product_id: 5, worked_on: today(), count: 1.5, text: 'Intake' },
  ]);
  await waitFor(() => expect(count).toHaveProperty('value', ''));
  expect(document.activeElement).toBe(count);
});

it('says how far the budget is used, and warns where more was worked', async () => {
  open({}, [agreed, { ...agreed, id: 6, product_name: 'Training', used: 11, left: -1 }]);
  expect(
    await screen.findByText('4,5 van 10 uur gewerkt · 3 uur gefactureerd · nog 5,5 uur'),
  ).toBeTruthy();
  expect(screen.getByText('1 uur boven de afspraak')).toBeTruthy();
});

it('what the server refuses is told, and stays typed', async () => {
  const refused = 'Hoogstens 24 uur op een dag.';
  const { user } = open({ 'POST /trajectories/1/hours': refuse(422, refused) });
  const form = await line();
  await user.type(form.getByRole('textbox', { name: 'Uren' }), '8{Enter}');
  expect(await screen.findByText(refused)).toBeTruthy();
  expect(form.getByRole('textbox', { name: 'Uren' })).toHaveProperty('value', '8');
});

it('asks nothing of the server until it is opened', async () => {
  const seen = fakeApi({
    'GET /trajectories/1/agreed-products': [agreed],
    'GET /trajectories/1/hours': [],
  });
  const { user } = showPart(<HoursPanel trajectoryId={1} organisationId={3} />);
  expect(seen).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Uren en tarieven tonen' }));
  expect(await screen.findByText('Nog geen uren geschreven')).toBeTruthy();
});
