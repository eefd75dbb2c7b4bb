import { screen } from '@testing-library/react';
import type { BankLine } from '@traject/contract/payments';
import { expect, it } from 'vitest';
import { showPart } from '../../testing/showPart.tsx';
import { LineGoal } from './LineGoal.tsx';

const aLine = (given: Partial<BankLine>): BankLine => ({
  ...{ id: 1, account: 'NL91ABNA0417164300', booked_on: '2026-11-16', amount: 5_000, name: 'Jan' },
  ...{ iban: '', description: '', state: 'open', repeated: false, left: 5_000, payments: [] },
  proposal: { kind: 'none', reasons: [], invoices: [] },
  ...given,
});
const invoice = {
  id: 9,
  trajectory_id: null,
  invoice_number: '2026-0012',
  billed_name: 'De Linde',
};
const doubt: BankLine['proposal'] = {
  kind: 'doubt',
  reasons: ['number', 'amount'],
  invoices: [{ ...invoice, amount: 5_000, open: 5_000 }],
};
const why = 'Lijkt op een regel die al is ingelezen';

it('says of a line that it may have been read before, beside what it is probably for', () => {
  showPart(<LineGoal organisationId={3} line={aLine({ repeated: true, proposal: doubt })} />);
  expect(screen.getByText('Komt overeen: factuurnummer, bedrag')).toBeTruthy();
  expect(screen.getByText(why)).toBeTruthy();
});

it('says so too where no invoice fits any more, and not once it is decided', () => {
  showPart(
    <>
      <LineGoal organisationId={3} line={aLine({ repeated: true })} />
      <LineGoal organisationId={3} line={aLine({ repeated: true, state: 'set_aside' })} />
      <LineGoal organisationId={3} line={aLine({})} />
    </>,
  );
  expect(screen.getAllByText('Geen passende factuur')).toHaveLength(2);
  expect(screen.getAllByText(why)).toHaveLength(1);
});
