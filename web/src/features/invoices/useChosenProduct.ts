import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { VatCategory } from '@traject/contract/common/vat';
import type { InvoiceProduct } from '@traject/contract/invoices';
import { useRef } from 'react';
import { productsQuery } from '../../platform/invoiceProducts.ts';
import { typedEuro } from '../../platform/money.ts';
import { typedVat } from '../../platform/vat.ts';
import { named } from './useProducts.ts';

type Filled = {
  product: string;
  unit_price: string;
  vat_percentage: string;
  vat_category: VatCategory;
  vat_reason: string;
};
type Props = {
  form: { getValues: () => Filled; setValues: (values: Filled) => void };
  organisationId: number;
  /** The product that the row already has. */
  start: number | undefined;
};

/** A full name typed counts as picked; each product fills in its prices once. */
export function useChosenProduct({ form, organisationId, start }: Props) {
  const queries = useQueryClient();
  const query = productsQuery(organisationId);
  const { data: products } = useQuery(query);
  const filledIn = useRef(start);
  const fill = (chosen: InvoiceProduct | undefined) => {
    if (!chosen || chosen.id === filledIn.current) return;
    filledIn.current = chosen.id;
    form.setValues({ product: chosen.name, ...pricesOf(chosen) });
  };
  /** Who types faster than the products arrive gets its prices then, unless they were typed too. */
  const fillOnceHere = async (name: string) => {
    const typed = form.getValues();
    const found = await queries.ensureQueryData(query).catch(() => []);
    const now = form.getValues();
    if (now.product !== name) return;
    const chosen = named(found, name);
    if (priced.every((key) => now[key] === typed[key])) fill(chosen);
    else filledIn.current = chosen?.id;
  };
  return {
    products: products ?? [],
    choose: (name: string) => (products ? fill(named(products, name)) : void fillOnceHere(name)),
    /** The next row may have the same product. */
    forget: () => {
      filledIn.current = undefined;
    },
  };
}

const priced = ['unit_price', 'vat_percentage', 'vat_category'] as const;

const pricesOf = ({ default_price, vat_percentage, vat_category, vat_reason }: InvoiceProduct) => ({
  unit_price: typedEuro(default_price),
  vat_percentage: typedVat(vat_percentage),
  vat_category,
  vat_reason,
});
