import { queryOptions } from '@tanstack/react-query';
import { invoiceDeskApi } from '@traject/contract/invoiceDesk';
import type { InvoiceProductChange, InvoiceProductInput } from '@traject/contract/invoices';
import {
  orderedLists,
  type ReferenceItemChange,
  type ReferenceItemInput,
  type ReferenceList,
  referenceApi,
  referenceLists,
} from '@traject/contract/reference';
import { call } from '../../platform/api.ts';
import type { KeptSearch } from '../../ui/KeptTable.tsx';

/** The choice lists of an organisation, and its products for invoices. */
export const keptLists = [...referenceLists, 'products'] as const;
export type KeptList = (typeof keptLists)[number];

export type ReferenceSearch = KeptSearch & {
  organisation_id?: number | undefined;
  /** As in the address; if there is no such list, the first is shown. */
  list?: string | undefined;
};

/** Every form that offers a list shares this key, so a change reaches all of them. */
export const referenceKey = ['reference'];
export const productsKey = ['invoice-products'];

export type ListKey = { organisationId: number; list: ReferenceList };
export type OrderedKey = { organisationId: number; list: (typeof orderedLists)[number] };

export const isOrdered = (key: ListKey): key is OrderedKey =>
  orderedLists.some((list) => list === key.list);

export const itemsQuery = (params: ListKey) =>
  queryOptions({
    queryKey: [...referenceKey, 'items', params.organisationId, params.list],
    queryFn: ({ signal }) => call(referenceApi.items, { params, signal }),
  });

export const addItem = (params: ListKey, body: ReferenceItemInput) =>
  call(referenceApi.addItem, { params, body });

export const changeItem = (params: ListKey & { itemId: number }, body: ReferenceItemChange) =>
  call(referenceApi.updateItem, { params, body });

export const orderItems = (params: OrderedKey, ids: number[]) =>
  call(referenceApi.order, { params, body: { ids } });

export const keptProductsQuery = (organisationId: number) =>
  queryOptions({
    queryKey: [...productsKey, 'kept', organisationId],
    queryFn: ({ signal }) =>
      call(invoiceDeskApi.keptProducts, { params: { organisationId }, signal }),
  });

export const addProduct = (body: InvoiceProductInput) => call(invoiceDeskApi.addProduct, { body });

export const changeProduct = (productId: number, body: InvoiceProductChange) =>
  call(invoiceDeskApi.updateProduct, { params: { productId }, body });
