import type { Icon } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { Profile } from '@traject/contract/profile';
import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRemove } from '../../platform/useRemove.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ListPanel } from '../../ui/ListPanel.tsx';
import { RowActions } from '../../ui/RowActions.tsx';
import { ItemRow } from './ItemRow.tsx';
import { useOwnProfile } from './useOwnProfile.ts';

type ListName =
  | 'references'
  | 'job_interests'
  | 'courses'
  | 'competences'
  | 'skills'
  | 'interests'
  | 'languages';

type Props<Row> = {
  list: ListName;
  icon: Icon;
  rows: (profile: Profile) => readonly Row[];
  details?: (row: Row) => ReactNode;
  remove: (id: number) => Promise<unknown>;
  /** The form of one, or of a new one. */
  dialog: (row: Row | undefined, onClose: () => void) => ReactNode;
};

/** One of the lists of a profile, to be added to and changed. */
export function ProfileList<Row extends { id: number; name: string }>(props: Props<Row>) {
  const { list, icon, rows, details, dialog } = props;
  const { t } = useTranslation();
  const found = useQuery({ ...useOwnProfile().query, select: rows });
  const [editing, setEditing] = useState<Row | 'new'>();
  const remove = useRemoveRow(props.remove);
  return (
    <ListPanel
      title={t(`profile.lists.${list}`)}
      list={found}
      add={{ label: t(`profile.add.${list}`), onClick: () => setEditing('new') }}
      failed={t('profile.failed')}
      empty={
        <EmptyState
          icon={icon}
          title={t(`profile.empty.${list}`)}
          text={t(`profile.empty_text.${list}`)}
        />
      }
      row={(row) => (
        <ItemRow
          key={row.id}
          title={row.name}
          details={details?.(row)}
          actions={
            <RowActions
              name={row.name}
              onEdit={() => setEditing(row)}
              onRemove={() => remove(row)}
            />
          }
        />
      )}
    >
      <Suspense>
        {editing && dialog(editing === 'new' ? undefined : editing, () => setEditing(undefined))}
      </Suspense>
    </ListPanel>
  );
}

function useRemoveRow(remove: (id: number) => Promise<unknown>) {
  const { t } = useTranslation();
  const { query } = useOwnProfile();
  return useRemove({
    remove: ({ id }: { id: number; name: string }) => remove(id),
    question: ({ name }) => ({
      title: t('profile.remove.title'),
      message: t('profile.remove.message', { name }),
    }),
    refresh: query.queryKey,
    done: 'notify.profile.delete_success',
    failed: 'notify.profile.delete_error',
  });
}
