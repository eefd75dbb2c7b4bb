import { useQuery } from '@tanstack/react-query';
import type { KeptProduct } from '@traject/contract/invoices';
import { Suspense, useState } from 'react';
import { formatEuro } from '../../platform/format.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { lazily } from '../../platform/lazily.ts';
import { useArchive } from '../../platform/useArchive.ts';
import type { Column } from '../../ui/DataTable.tsx';
import { KeptActions } from '../../ui/KeptActions.tsx';
import { useVatName } from '../../ui/vat/useVatName.ts';
import { ListPage, type ListProps } from './ListPage.tsx';
import { changeProduct, keptProductsQuery, productsKey } from './reference.api.ts';

const ProductDialog = lazily(() => import('./ProductDialog.tsx'), 'ProductDialog');

export function ProductList({ organisationId, ...props }: ListProps) {
  const query = useQuery({
    ...keptProductsQuery(organisationId ?? 0),
    enabled: organisationId !== undefined,
  });
  const [open, setOpen] = useState<KeptProduct | 'new'>();
  const columns = useColumns(setOpen);
  return (
    <ListPage
      {...props}
      list="products"
      query={query}
      columns={columns}
      wordsOf={({ name }) => name}
      onAdd={() => setOpen('new')}
    >
      {open && organisationId !== undefined && (
        <Suspense>
          <ProductDialog
            organisationId={organisationId}
            product={open === 'new' ? undefined : open}
            onClose={() => setOpen(undefined)}
          />
        </Suspense>
      )}
    </ListPage>
  );
}

function useColumns(onOpen: (product: KeptProduct) => void): Column<KeptProduct>[] {
  const { t } = useTranslation();
  const vatName = useVatName();
  const archive = useArchiveProduct();
  return [
    { key: 'name', header: 'labels.name', primary: true, cell: ({ name }) => name },
    {
      key: 'default_price',
      header: 'reference.price',
      width: 130,
      align: 'right',
      cell: ({ default_price }) => formatEuro(default_price),
    },
    {
      key: 'vat_percentage',
      header: 'reference.vat',
      width: 116,
      align: 'right',
      cell: vatName,
    },
    {
      key: 'in_use',
      header: 'reference.in_use',
      width: 110,
      cell: ({ in_use }) => t(in_use ? 'controls.yes' : 'controls.no'),
    },
    {
      key: 'actions',
      header: 'reference.actions',
      width: 104,
      actions: true,
      cell: (row) => (
        <KeptActions row={row} onEdit={() => onOpen(row)} onArchive={() => archive(row)} />
      ),
    },
  ];
}

function useArchiveProduct() {
  const { t } = useTranslation();
  return useArchive({
    save: ({ id }: KeptProduct, archived) => changeProduct(id, { archived }),
    nameOf: ({ name }) => t('reference.quoted', { name }),
    effect: {
      archive: t('reference.product_archive_effect'),
      restore: t('reference.restore_effect'),
    },
    refresh: productsKey,
  });
}
