import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import type { BookedInvoice } from '@traject/contract/bookkeeping';
import type { BankLine } from '@traject/contract/payments';
import { useState } from 'react';
import { formatEuro } from '../../platform/format.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { scaledOf, typedEuro } from '../../platform/money.ts';
import { formErrors, useSave } from '../../platform/useSave.ts';
import { Choice } from '../../ui/Choice.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { NumberField } from '../../ui/NumberField.tsx';
import text from '../../ui/text.module.css';
import { bookLine, moneyKey, openInvoicesQuery } from './payments.api.ts';

type Props = { organisationId: number; line: BankLine; onClose: () => void };

/** An invoice that somebody chose, and how much of the line it takes. */
export function BookDialog({ organisationId, line, onClose }: Props) {
  const { t } = useTranslation();
  const [invoice, setInvoice] = useState<BookedInvoice>();
  const [typed, setTyped] = useState(typedEuro(line.left));
  const amount = scaledOf(typed, 2);
  const save = useSave({
    save: (id: number) => bookLine(organisationId, line.id, { invoices: [{ id, amount }] }),
    refresh: moneyKey,
    done: 'payments.bank.booked',
    failed: 'payments.bank.book_failed',
  });
  const choose = (chosen: BookedInvoice) => {
    setInvoice(chosen);
    const isSameSide = Math.sign(chosen.open) === Math.sign(line.left);
    const isLess = isSameSide && Math.abs(chosen.open) < Math.abs(line.left);
    setTyped(typedEuro(isLess ? chosen.open : line.left));
  };
  return (
    <FormDialog
      title={t('payments.bank.book_title')}
      isDirty={invoice !== undefined}
      canSave={invoice !== undefined && !!amount}
      isSaving={save.isPending}
      errors={formErrors(save.error)}
      saveLabel={t('payments.bank.book')}
      onSubmit={() => invoice && save.submit(invoice.id, onClose)}
      onClose={onClose}
    >
      <p className={text.soft}>
        {[line.name, line.description, formatEuro(line.left)].filter(Boolean).join(' · ')}
      </p>
      <InvoiceChoice organisationId={organisationId} invoice={invoice} onInvoice={choose} />
      <NumberField
        label={t('payments.amount')}
        required
        decimals={2}
        isMoney
        value={typed}
        onChange={setTyped}
      />
    </FormDialog>
  );
}

type ChoiceProps = {
  organisationId: number;
  invoice: BookedInvoice | undefined;
  onInvoice: (invoice: BookedInvoice) => void;
};

/** Searches on the server while somebody types: there may be thousands that are open. */
function InvoiceChoice({ organisationId, invoice, onInvoice }: ChoiceProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const [words] = useDebouncedValue(typed.trim(), 250);
  const sought = invoice && words === labelOf(invoice) ? '' : words;
  const { data } = useQuery(openInvoicesQuery(organisationId, sought));
  const found = data?.data ?? [];
  const offered =
    invoice && !found.some(({ id }) => id === invoice.id) ? [invoice, ...found] : found;
  return (
    <Choice
      label={t('payments.bank.invoice')}
      placeholder={t('payments.bank.find')}
      required
      data-autofocus
      data={offered.map((one) => ({ value: String(one.id), label: labelOf(one) }))}
      filter={({ options }) => options}
      searchValue={typed}
      onSearchChange={setTyped}
      value={invoice ? String(invoice.id) : null}
      onChange={(id) => {
        const chosen = offered.find((one) => String(one.id) === id);
        if (chosen) onInvoice(chosen);
      }}
    />
  );
}

const labelOf = ({ invoice_number, billed_name, open }: BookedInvoice) =>
  [invoice_number, billed_name, formatEuro(open)].filter(Boolean).join(' · ');
