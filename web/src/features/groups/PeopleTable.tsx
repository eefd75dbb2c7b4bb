import { IconPencil, IconUsers, IconUserX } from '@tabler/icons-react';
import type { Group, GroupPart } from '@traject/contract/groups';
import { Suspense, useState } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { lazily } from '../../platform/lazily.ts';
import { useRemove } from '../../platform/useRemove.ts';
import { type Column, DataTable } from '../../ui/DataTable.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { groupsKey, removePerson } from './groups.api.ts';

const WorkplaceDialog = lazily(() => import('./WorkplaceDialog.tsx'), 'WorkplaceDialog');

type Person = { id: number; name: string; workplace?: string };
type Props = { group: Group; part: GroupPart; people: readonly Person[] };

export function PeopleTable({ group, part, people }: Props) {
  const { t } = useTranslation();
  const [working, setWorking] = useState<Person>();
  const remove = useTakeOut(group, part);
  const workplace: Column<Person> = {
    key: 'workplace',
    header: 'labels.workplace',
    width: '40%',
    cell: (person) => person.workplace || '–',
  };
  const columns: Column<Person>[] = [
    { key: 'name', header: 'labels.name', primary: true, cell: ({ name }) => name },
    ...(part === 'student' ? [workplace] : []),
    {
      key: 'actions',
      header: 'groups.actions',
      width: 100,
      actions: true,
      cell: (person) => (
        <>
          {part === 'student' && (
            <IconButton
              label={t('groups.set_workplace', { name: person.name })}
              icon={IconPencil}
              onClick={() => setWorking(person)}
            />
          )}
          <IconButton
            label={t('groups.take_out.action', { name: person.name })}
            icon={IconUserX}
            onClick={() => remove(person)}
          />
        </>
      ),
    },
  ];
  return (
    <>
      <DataTable
        label={t(`groups.${part}s`)}
        columns={columns}
        rows={people}
        rowKey={({ id }) => id}
        empty={
          <EmptyState
            icon={IconUsers}
            title={t(`groups.no_${part}s`)}
            text={t(`groups.no_${part}s_text`)}
          />
        }
      />
      {working && (
        <Suspense>
          <WorkplaceDialog
            groupId={group.id}
            student={working}
            onClose={() => setWorking(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}

function useTakeOut(group: Group, part: GroupPart) {
  const { t } = useTranslation();
  return useRemove({
    remove: ({ id }: Person) => removePerson(group.id, id),
    question: ({ name }) => ({
      title: t('groups.take_out.title', { name, group: group.name }),
      message: t(`groups.take_out.${part}`),
      confirmText: t('groups.take_out.yes'),
    }),
    refresh: groupsKey,
    done: 'notify.group.take_out_success',
    failed: 'notify.group.take_out_error',
  });
}
