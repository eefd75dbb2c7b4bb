import type { AuditRate } from './auditTypes.ts';
import { group, required } from './auditXml.ts';

/** As Dutch bookkeepers number them. */
export const accounts = {
  bank: '1100',
  debtors: '1300',
  vat: '1500',
  writtenOff: '4900',
  revenue: '8000',
};

const said = {
  standard: '',
  zero: 'nultarief',
  exempt: 'vrijgesteld van btw',
  reverse: 'btw verlegd',
  outside: 'buiten de btw',
};

/** `21%`, or why there is no VAT. */
const rateWords = ({ vat_category, vat_percentage }: AuditRate) =>
  said[vat_category] || `btw ${String(vat_percentage / 10).replace('.', ',')}%`;

export const vatId = ({ vat_category, vat_percentage }: AuditRate) =>
  vat_category === 'standard' ? `standard-${vat_percentage / 10}` : vat_category;

export const revenueAccount = (rate: AuditRate) => `${accounts.revenue}-${vatId(rate)}`;

/** B is a balance account, P one of profit and loss. */
const account = (id: string, name: string, type: 'B' | 'P') =>
  group(
    'ledgerAccount',
    required('accID', id, 35),
    required('accDesc', name),
    required('accTp', type),
  );

export const ledgerXml = (rates: AuditRate[]) =>
  group(
    'generalLedger',
    account(accounts.bank, 'Bank', 'B'),
    account(accounts.debtors, 'Debiteuren', 'B'),
    account(accounts.vat, 'Te betalen btw', 'B'),
    account(accounts.writtenOff, 'Afgeboekte vorderingen', 'P'),
    ...rates.map((rate) => account(revenueAccount(rate), `Omzet, ${rateWords(rate)}`, 'P')),
  );

export const vatCodesXml = (rates: AuditRate[]) =>
  group(
    'vatCodes',
    ...rates.map((rate) =>
      group(
        'vatCode',
        required('vatID', vatId(rate), 35),
        required('vatDesc', rateWords(rate)),
        required('vatToPayAccID', accounts.vat),
      ),
    ),
  );
