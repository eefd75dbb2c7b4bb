import { VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReferenceItem, ReferenceList } from '@traject/contract/reference';
import { Suspense, useState } from 'react';
import { lazily } from '../../platform/lazily.ts';
import { ListPage, type ListProps } from './ListPage.tsx';
import { itemsQuery } from './reference.api.ts';
import { useItemColumns } from './useItemColumns.tsx';
import { useMoveItem } from './useMoveItem.ts';

const ItemDialog = lazily(() => import('./ItemDialog.tsx'), 'ItemDialog');

const wordsOf = ({ name, code }: ReferenceItem) => `${name} ${code ?? ''}`;

export function ItemList({ organisationId, list, ...props }: ListProps & { list: ReferenceList }) {
  const key = { organisationId: organisationId ?? 0, list };
  const query = useQuery({ ...itemsQuery(key), enabled: organisationId !== undefined });
  const [open, setOpen] = useState<ReferenceItem | 'new'>();
  const { moves, said } = useMoveItem(key, query.data ?? []);
  // Among some of the rows, up and down would not say where to.
  const columns = useItemColumns(key, { moves: props.search.q ? undefined : moves, setOpen });
  return (
    <ListPage
      {...props}
      list={list}
      query={query}
      columns={columns}
      wordsOf={wordsOf}
      onAdd={() => setOpen('new')}
    >
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      {open && (
        <Suspense>
          <ItemDialog
            listKey={key}
            item={open === 'new' ? undefined : open}
            onClose={() => setOpen(undefined)}
          />
        </Suspense>
      )}
    </ListPage>
  );
}
