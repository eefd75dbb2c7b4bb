import type { Invoice } from '@traject/contract/invoices';
import { useState } from 'react';
import { formatEuro } from '../../platform/format.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { invoicesKey } from '../../platform/invoicesKey.ts';
import { scaledOf } from '../../platform/money.ts';
import { formatPercentage } from '../../platform/typed.ts';
import { formErrors, useSave } from '../../platform/useSave.ts';
import { Facts } from '../../ui/Facts.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { NumberField } from '../../ui/NumberField.tsx';
import { SegmentField } from '../../ui/SegmentField.tsx';
import { useVatName } from '../../ui/vat/useVatName.ts';
import { type Discount, type DiscountRow, discountRows } from './discount.ts';
import { saveRow } from './invoiceDesk.ts';
import type { Key } from './invoices.api.ts';
import { useProducts } from './useProducts.ts';

type Props = { invoiceKey: Key; organisationId: number; invoice: Invoice; onClose: () => void };
type Taken = DiscountRow<Invoice['rates'][number]>;

/** Takes a percentage or an amount off, with a row for each rate of VAT. */
export function DiscountDialog({ invoiceKey, organisationId, invoice, onClose }: Props) {
  const { t } = useTranslation();
  const vatName = useVatName();
  const [kind, setKind] = useState<Discount['kind']>('percentage');
  const [typed, setTyped] = useState('');
  const discount = discountOf(kind, typed);
  const isRight = isPossible(discount, invoice.total);
  const rows = isRight ? discountRows(invoice.rates, discount) : [];
  const { submit, isPending, error } = useAddRows({
    invoiceKey,
    organisationId,
    invoice,
    discount,
  });
  return (
    <FormDialog
      title={t('invoice_desk.discount.title')}
      isDirty={typed !== ''}
      canSave={isRight}
      isSaving={isPending}
      errors={formErrors(error)}
      saveLabel={t('invoice_desk.discount.save')}
      onSubmit={() => submit(rows, onClose)}
      onClose={onClose}
    >
      <SegmentField
        label={t('invoice_desk.discount.kind')}
        choices={kinds.map((value) => ({ value, label: t(`invoice_desk.discount.${value}`) }))}
        value={kind}
        onChange={(next) => setKind(next === 'amount' ? 'amount' : 'percentage')}
      />
      <NumberField
        label={t(`invoice_desk.discount.${kind}`)}
        required
        data-autofocus
        decimals={kind === 'amount' ? 2 : 1}
        isMoney={kind === 'amount'}
        {...(kind === 'amount' ? { leftSection: '€' } : { rightSection: '%' })}
        error={typed !== '' && !isRight && t('invoice_desk.discount.wrong')}
        value={typed}
        onChange={setTyped}
      />
      <Facts
        items={rows.map(({ rate, amount }) => [
          t('invoice_desk.discount.row', { rate: vatName(rate), over: formatEuro(rate.total) }),
          formatEuro(amount),
        ])}
      />
    </FormDialog>
  );
}

const kinds = ['percentage', 'amount'] as const;

const discountOf = (kind: Discount['kind'], typed: string): Discount =>
  kind === 'amount' ? { kind, cents: scaledOf(typed, 2) } : { kind, tenths: scaledOf(typed, 1) };

const isPossible = (discount: Discount, total: number) =>
  discount.kind === 'amount'
    ? discount.cents > 0 && discount.cents <= total
    : discount.tenths > 0 && discount.tenths <= 1000;

type Adding = Omit<Props, 'onClose'> & { discount: Discount };

/** One after the other, so that they stand in the order of the rates. */
function useAddRows({ invoiceKey, organisationId, invoice, discount }: Adding) {
  const { t } = useTranslation();
  const findOrAdd = useProducts(organisationId);
  const textOf = ({ total }: Taken['rate']) =>
    discount.kind === 'percentage'
      ? t('invoice_desk.discount.text', {
          percentage: formatPercentage(discount.tenths),
          over: formatEuro(total),
        })
      : '';
  return useSave({
    save: async (rows: readonly Taken[]) => {
      for (const { rate, amount: unit_price } of rows) {
        const { vat_category, vat_percentage } = rate;
        const like = invoice.rows.find((row) => row.vat_category === vat_category);
        const vat = { vat_category, vat_percentage, vat_reason: like?.vat_reason ?? '' };
        const product = await findOrAdd(t('invoice_desk.discount.product'), {
          default_price: 0,
          ...vat,
        });
        const row = {
          invoice_product: product.id,
          count: 1,
          unit_price,
          text: textOf(rate),
          ...vat,
        };
        await saveRow({ ...invoiceKey, rowId: undefined }, row);
      }
    },
    refresh: invoicesKey(invoiceKey.trajectoryId),
    done: 'invoice_desk.discount.done',
  });
}
