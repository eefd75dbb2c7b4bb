import { useQuery, useQueryClient } from '@tanstack/react-query';
import { requiredText } from '@traject/contract/common/fields';
import { type InvoiceProduct, type InvoiceRow, invoiceRowInput } from '@traject/contract/invoices';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { scaledOf, typedEuro, typedNumber } from '../../platform/money.ts';
import { placeOf } from '../../platform/placeOf.ts';
import { useRecordForm } from '../../platform/useRecordForm.ts';
import {
  addProduct,
  invoiceQuery,
  invoicesKey,
  type Key,
  productsQuery,
  saveRow,
} from './invoices.api.ts';

export type RowProps = {
  invoiceKey: Key;
  organisationId: number;
  row: InvoiceRow | undefined;
  onClose: () => void;
};

/** A row as typed: with the name of its product, which may be new. */
const rowByName = z.extend(z.omit(invoiceRowInput, { invoice_product: true }), {
  product: requiredText(200),
});
export type RowInput = z.infer<typeof rowByName>;

/** Whether there is an amount to show yet; the name of the product does not matter for it. */
export const isCountable = (input: RowInput) =>
  z.safeParse(rowByName, { ...input, product: '-' }).success;

export function useRowForm({ invoiceKey, organisationId, row, onClose }: RowProps) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const { data: products = [] } = useQuery(productsQuery(organisationId));
  const findOrAdd = useProducts(organisationId);
  const filledIn = useRef(row?.invoice_product.id);
  const { form, dialog } = useRecordForm({
    draft: placeOf({ invoice: invoiceKey.invoiceId, row: row?.id }),
    start: row ? valuesOf(row) : newRow,
    version: row?.version,
    schema: rowByName,
    toInput,
    save: async ({ product, ...values }, version) => {
      const { id } = await findOrAdd(product, { row, values });
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
    label: (name) => t(`invoices.${name}`),
    refresh: invoicesKey(invoiceKey.trajectoryId),
    done: 'notify.invoice_item.save_success',
    onSaved: onClose,
  });
  const { product } = form.values;
  return {
    form,
    dialog,
    names: products.map(({ name }) => name),
    isKnown: product === row?.invoice_product.name || !!named(products, product),
    /** A full name typed counts as picked; each product fills in its prices once. */
    choose: (name: string) => {
      const chosen = named(products, name);
      if (!chosen || chosen.id === filledIn.current) return;
      filledIn.current = chosen.id;
      form.setValues({ product: chosen.name, ...pricesOf(chosen) });
    },
    input: toInput(form.values),
  };
}

type Wanted = { row: InvoiceRow | undefined; values: Omit<RowInput, 'product'> };

/** Finds the product by its name; an unknown one is created with the price and VAT of the row. */
function useProducts(organisation_id: number) {
  const queries = useQueryClient();
  const query = productsQuery(organisation_id);
  return async (name: string, { row, values }: Wanted) => {
    if (row && name === row.invoice_product.name) return row.invoice_product;
    const products = await queries.fetchQuery({ ...query, staleTime: 0 });
    const known = named(products, name);
    if (known) return known;
    const { unit_price: default_price, vat_percentage } = values;
    const made = await addProduct({ name, default_price, vat_percentage, organisation_id });
    queries.setQueryData(query.queryKey, [...products, made]);
    return made;
  };
}

const named = (products: readonly InvoiceProduct[], typed: string) => {
  const wanted = typed.trim().toLowerCase();
  return products.find(({ name }) => name.toLowerCase() === wanted);
};

const newRow = { product: '', count: '1', unit_price: '', vat_percentage: '21' };
type Values = typeof newRow;

/** A draft from an earlier release may hold numbers. */
const toInput = ({ product, count, unit_price, vat_percentage }: Values): RowInput => ({
  product,
  count: scaledOf(String(count), 2) / 100,
  unit_price: scaledOf(String(unit_price), 2),
  vat_percentage: scaledOf(String(vat_percentage), 1),
});

const typedVat = (tenths: number) => typedNumber(tenths, { decimals: 1 });

const pricesOf = ({ default_price, vat_percentage }: InvoiceProduct) => ({
  unit_price: typedEuro(default_price),
  vat_percentage: typedVat(vat_percentage),
});

const valuesOf = (row: InvoiceRow): Values => ({
  product: row.invoice_product.name,
  count: typedNumber(Math.round(row.count * 100), { decimals: 2 }),
  unit_price: typedEuro(row.unit_price),
  vat_percentage: typedVat(row.vat_percentage),
});
