import { Button } from '@mantine/core';
import { IconPlus, IconUsers } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PanelError } from '../../ui/PanelError.tsx';
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx';
import { AddMemberDialog } from './AddMemberDialog.tsx';
import { MemberList, type Shared } from './MemberList.tsx';
import { membersQuery } from './members.api.ts';

type Props = { trajectory: Shared; onHandedOver: () => void; onClose: () => void };

/** The colleagues of a trajectory; for those who may, adding one takes the place of the list. */
export function MembersDialog({ trajectory, onHandedOver, onClose }: Props) {
  const { t } = useTranslation();
  const { data: members, isError, refetch } = useQuery(membersQuery(trajectory.id));
  const [isAdding, setAdding] = useState(false);
  if (isAdding) return <AddMemberDialog trajectory={trajectory} onClose={() => setAdding(false)} />;
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('members.title')}
      footer={
        members?.may_share && (
          <Button
            leftSection={<IconPlus size={17} stroke={2} aria-hidden />}
            onClick={() => setAdding(true)}
          >
            {t('members.add')}
          </Button>
        )
      }
    >
      {!members && !isError && <RowsSkeleton rows={2} />}
      {!members && isError && (
        <PanelError title={t('members.failed')} onRetry={() => void refetch()} />
      )}
      {members && (
        <MemberList trajectory={trajectory} members={members} onHandedOver={onHandedOver} />
      )}
      {members?.data.length === 0 && (
        <EmptyState icon={IconUsers} title={t('members.empty')} text={t('members.empty_text')} />
      )}
    </Dialog>
  );
}
