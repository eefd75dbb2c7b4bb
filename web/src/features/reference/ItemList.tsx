import { VisuallyHidden } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReferenceItem, ReferenceList } from '@traject/contract/reference';
import { Suspense, useState } from 'react';
import { type Translate, useTranslation } from '../../platform/i18n.ts';
import { lazily } from '../../platform/lazily.ts';
import { useArchive } from '../../platform/useArchive.ts';
import { useMove } from '../../platform/useMove.ts';
import type { Column } from '../../ui/DataTable.tsx';
import { KeptActions } from '../../ui/KeptActions.tsx';
import { MoveButtons } from '../../ui/MoveButtons.tsx';
import { ListPage, type ListProps } from './ListPage.tsx';
import {
  changeItem,
  isOrdered,
  itemsQuery,
  type ListKey,
  orderItems,
  referenceKey,
} from './reference.api.ts';

const ItemDialog = lazily(() => import('./ItemDialog.tsx'), 'ItemDialog');

const wordsOf = ({ name, code }: ReferenceItem) => `${name} ${code ?? ''}`;

export function ItemList({ organisationId, list, ...props }: ListProps & { list: ReferenceList }) {
  const key = { organisationId: organisationId ?? 0, list };
  const query = useQuery({ ...itemsQuery(key), enabled: organisationId !== undefined });
  const [open, setOpen] = useState<ReferenceItem | 'new'>();
  const { moves, said } = useMoveItem(key, query.data ?? []);
  // With some rows filtered out, up and down would be ambiguous.
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

type Handling = { moves: Moves | undefined; setOpen: (item: ReferenceItem) => void };

function useItemColumns(key: ListKey, { moves, setOpen }: Handling): Column<ReferenceItem>[] {
  const { t } = useTranslation();
  const archive = useArchiveItem(key);
  return [
    { key: 'name', header: 'labels.name', primary: true, cell: ({ name }) => name },
    ...ownColumns(key, t),
    {
      key: 'own',
      header: 'reference.origin',
      width: 120,
      cell: ({ own }) => t(own ? 'reference.own' : 'reference.shipped'),
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
      width: moves ? 170 : 104,
      actions: true,
      cell: (item) => (
        <>
          {moves && !item.archived && (
            <MoveButtons id={item.id} name={item.name} {...moves(item)} />
          )}
          <KeptActions row={item} onEdit={() => setOpen(item)} onArchive={() => archive(item)} />
        </>
      ),
    },
  ];
}

function useArchiveItem(key: ListKey) {
  const { t } = useTranslation();
  return useArchive({
    save: ({ id }: ReferenceItem, archived) => changeItem({ ...key, itemId: id }, { archived }),
    nameOf: ({ name }) => t('reference.quoted', { name }),
    effect: { archive: t('reference.archive_effect'), restore: t('reference.restore_effect') },
    refresh: referenceKey,
  });
}

/** Columns that only one of the lists has. */
function ownColumns({ list }: ListKey, t: Translate): Column<ReferenceItem>[] {
  if (list === 'file-types')
    return [
      { key: 'code', header: 'reference.code', width: '24%', cell: ({ code }) => code ?? '–' },
    ];
  if (list === 'studies')
    return [
      {
        key: 'requires_custom_name',
        header: 'reference.asks_name',
        width: 160,
        cell: ({ requires_custom_name }) =>
          t(requires_custom_name ? 'controls.yes' : 'controls.no'),
      },
    ];
  return [];
}

/** Where a row can be moved to; undefined in a list that is sorted by name. */
type Moves = (item: ReferenceItem) => {
  onUp: (() => void) | undefined;
  onDown: (() => void) | undefined;
};

function useMoveItem(key: ListKey, items: readonly ReferenceItem[]) {
  const queries = useQueryClient();
  const { queryKey } = itemsQuery(key);
  const rows = items.filter(({ archived }) => !archived);
  const { move, said } = useMove({
    rows,
    queryKey,
    show: (next) =>
      queries.setQueryData(queryKey, [...next, ...items.filter(({ archived }) => archived)]),
    save: async (ids) => isOrdered(key) && orderItems(key, ids),
  });
  const moves: Moves = (item) => {
    const place = rows.indexOf(item);
    return {
      onUp: place > 0 ? () => move(place, -1) : undefined,
      onDown: place < rows.length - 1 ? () => move(place, 1) : undefined,
    };
  };
  return { moves: isOrdered(key) ? moves : undefined, said };
}
