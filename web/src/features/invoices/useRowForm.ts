import { useQueryClient } from '@tanstack/react-query';
import { requiredText } from '@traject/contract/common/fields';
import type { VatCategory } from '@traject/contract/common/vat';
import { type InvoiceRow, invoiceRowInput } from '@traject/contract/invoices';
import * as z from 'zod/mini';
import { useTranslation } from '../../platform/i18n.ts';
import { invoicesKey } from '../../platform/invoicesKey.ts';
import { scaledOf, typedEuro, typedNumber } from '../../platform/money.ts';
import { placeOf } from '../../platform/placeOf.ts';
import { useRecordForm } from '../../platform/useRecordForm.ts';
import { categoryAt, typedVat } from '../../platform/vat.ts';
import { saveRow } from './invoiceDesk.ts';
import { invoiceQuery, type Key } from './invoices.api.ts';
import { useChosenProduct } from './useChosenProduct.ts';
import { named, useProducts } from './useProducts.ts';

export type RowProps = {
  invoiceKey: Key;
  organisationId: number;
  row: InvoiceRow | undefined;
  /** What is typed in the table is kept apart from what is typed in the dialog. */
  isInline?: boolean;
  onClose: () => void;
};

/** A row as typed: with the name of its product, which may be new. */
const { invoice_product: _, ...ofRow } = invoiceRowInput.shape;
const rowByName = z.strictObject({ ...ofRow, product: requiredText(200) });
export type RowInput = z.infer<typeof rowByName>;

/** Whether there is an amount to show yet; the name of the product does not matter for it. */
export const isCountable = (input: RowInput) =>
  z.safeParse(rowByName, { ...input, product: '-' }).success;

export function useRowForm({ invoiceKey, organisationId, row, isInline, onClose }: RowProps) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const findOrAdd = useProducts(organisationId);
  const { form, dialog } = useRecordForm({
    draft: placeOf({ invoice: invoiceKey.invoiceId, [isInline ? 'line' : 'row']: row?.id }),
    start: row ? valuesOf(row) : newRow,
    version: row?.version,
    schema: rowByName,
    toInput,
    save: async ({ product, ...values }, version) => {
      const { unit_price: default_price, vat_percentage, vat_category, vat_reason } = values;
      const isSame = row && product === row.invoice_product.name;
      const { id } = isSame
        ? row.invoice_product
        : await findOrAdd(product, { default_price, vat_percentage, vat_category, vat_reason });
      return saveRow(
        { ...invoiceKey, rowId: row?.id },
        { ...values, invoice_product: id },
        version,
      );
    },
    load: async () => {
      const invoice = await queries.fetchQuery({ ...invoiceQuery(invoiceKey), staleTime: 0 });
      const now = invoice.rows.find(({ id }) => id === row?.id);
      return now && { version: now.version, values: valuesOf(now) };
    },
    label: (name) =>
      name === 'vat_category' || name === 'vat_reason'
        ? t(`vat.${name}`)
        : t(`invoice_desk.${name}`),
    refresh: invoicesKey(invoiceKey.trajectoryId),
    done: 'notify.invoice_item.save_success',
    onSaved: onClose,
  });
  const start = row?.invoice_product.id;
  const { products, choose, forget } = useChosenProduct({ form, organisationId, start });
  const { product } = form.values;
  return {
    form,
    dialog,
    names: products.map(({ name }) => name),
    isKnown: product === row?.invoice_product.name || !!named(products, product),
    choose,
    forget,
    input: toInput(form.values),
  };
}

const newRow = {
  product: '',
  count: '1',
  unit_price: '',
  vat_percentage: '21',
  vat_category: 'standard' as VatCategory,
  vat_reason: '',
  text: '',
};
export type RowValues = typeof newRow;

/** A draft from an earlier release may hold numbers, and no category. */
const toInput = ({ product, count, unit_price, text, ...values }: RowValues): RowInput => {
  const vat_percentage = scaledOf(String(values.vat_percentage), 1);
  const vat_category = categoryAt(vat_percentage, values.vat_category);
  return {
    product,
    count: scaledOf(String(count), 2) / 100,
    unit_price: scaledOf(String(unit_price), 2),
    vat_percentage,
    vat_category,
    vat_reason: vat_category === 'exempt' ? values.vat_reason : '',
    text,
  };
};

const valuesOf = (row: InvoiceRow): RowValues => ({
  product: row.invoice_product.name,
  count: typedNumber(Math.round(row.count * 100), { decimals: 2 }),
  unit_price: typedEuro(row.unit_price),
  vat_percentage: typedVat(row.vat_percentage),
  vat_category: row.vat_category,
  vat_reason: row.vat_reason,
  text: row.text,
});
