import type { ReferenceItem } from '@traject/contract/reference';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useArchive } from '../../platform/useArchive.ts';
import type { Column } from '../../ui/DataTable.tsx';
import { MoveButtons } from '../../ui/MoveButtons.tsx';
import { KeptActions } from './KeptActions.tsx';
import { changeItem, type ListKey, referenceKey } from './reference.api.ts';
import type { Moves } from './useMoveItem.ts';

type Handling = { moves: Moves | undefined; setOpen: (item: ReferenceItem) => void };

export function useItemColumns(
  key: ListKey,
  { moves, setOpen }: Handling,
): Column<ReferenceItem>[] {
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

/** What only one of the lists has. */
function ownColumns({ list }: ListKey, t: TFunction): Column<ReferenceItem>[] {
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
