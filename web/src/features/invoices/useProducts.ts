import { useQueryClient } from '@tanstack/react-query';
import type { InvoiceProduct, InvoiceProductInput } from '@traject/contract/invoices';
import { productsQuery } from '../../platform/invoiceProducts.ts';
import { addProduct } from './invoiceDesk.ts';

type Made = Omit<InvoiceProductInput, 'name' | 'organisation_id'>;

/** Finds a product by its name; an unknown one is added with this price and VAT. */
export function useProducts(organisation_id: number) {
  const queries = useQueryClient();
  const query = productsQuery(organisation_id);
  return async (name: string, values: Made) => {
    const products = await queries.fetchQuery({ ...query, staleTime: 0 });
    const known = named(products, name);
    if (known) return known;
    const made = await addProduct({ ...values, name, organisation_id });
    queries.setQueryData(query.queryKey, [...products, made]);
    return made;
  };
}

export const named = (products: readonly InvoiceProduct[], typed: string) => {
  const wanted = typed.trim().toLowerCase();
  return products.find(({ name }) => name.toLowerCase() === wanted);
};
