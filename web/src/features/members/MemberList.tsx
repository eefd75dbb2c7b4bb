import { Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { Member, Members } from '@traject/contract/members';
import type { Trajectory } from '@traject/contract/trajectories';
import { formatDate } from '../../platform/format.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { placesToAsk } from '../../platform/placesToAsk.ts';
import { meQuery } from '../../platform/session.ts';
import { useRemove } from '../../platform/useRemove.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import layout from '../../ui/layout.module.css';
import { Row } from '../../ui/layout.tsx';
import text from '../../ui/text.module.css';
import { makeCounselor, membersQuery, removeMember } from './members.api.ts';
import classes from './members.module.css';
import { useReason } from './useReason.ts';

export type Shared = Pick<Trajectory, 'id' | 'counselor' | 'organisation'>;

type Props = { trajectory: Shared; members: Members; onHandedOver: () => void };

/** The counselor first, then the colleagues by name. */
export function MemberList({ trajectory, members, onHandedOver }: Props) {
  const { t } = useTranslation();
  const remove = useRemoveMember(trajectory.id);
  const handOver = useHandOver(trajectory);
  return (
    <ul aria-label={t('members.title')}>
      <li className={classes.member}>
        <p className={text.rowTitle}>{trajectory.counselor.name}</p>
        <p className={text.secondary}>{t('members.counselor')}</p>
      </li>
      {members.data.map((member) => (
        <MemberRow
          key={member.id}
          member={member}
          onHandOver={
            members.may_hand_over && member.reason === 'takes_over' && !member.has_ended
              ? () => handOver(member, onHandedOver)
              : undefined
          }
          onRemove={() => remove(member)}
        />
      ))}
    </ul>
  );
}

type RowProps = { member: Member; onHandOver: (() => void) | undefined; onRemove: () => void };

function MemberRow({ member, onHandOver, onRemove }: RowProps) {
  const { t } = useTranslation();
  const reasonOf = useReason();
  const { person, added_by, added_at, may_remove } = member;
  const date = formatDate(added_at);
  return (
    <Row as="li" gap={12} className={classes.member}>
      <div className={layout.grow}>
        <p className={text.rowTitle}>{person.name}</p>
        <p className={`${text.secondary} ${text.soft}`}>{reasonOf(member)}</p>
        <p className={text.secondary}>
          {added_by
            ? t('members.added', { name: added_by.name, date })
            : t('members.added_on', { date })}
        </p>
      </div>
      <Row gap={2} className={layout.still}>
        {onHandOver && (
          <Button
            variant="default"
            size="xs"
            aria-label={t('members.make_counselor.action', person)}
            onClick={onHandOver}
          >
            {t('members.make_counselor.button')}
          </Button>
        )}
        {may_remove && (
          <IconButton label={t('members.remove.action', person)} icon={IconX} onClick={onRemove} />
        )}
      </Row>
    </Row>
  );
}

function useRemoveMember(trajectoryId: number) {
  const { t } = useTranslation();
  const { data: me } = useQuery(meQuery);
  return useRemove({
    remove: ({ id }: Member) => removeMember(trajectoryId, id),
    question: ({ person: { id, name } }) => {
      const isSelf = me?.account_types.some(({ person }) => person.id === id);
      const self = isSelf ? '_self' : '';
      return {
        title: t(`members.remove.title${self}`, { name }),
        message: t(`members.remove.message${self}`, { name }),
        confirmText: t(`members.remove.yes${self}`),
      };
    },
    refresh: membersQuery(trajectoryId).queryKey,
    done: 'notify.member.delete_success',
    failed: 'notify.member.delete_error',
  });
}

/** Asks first: the trajectory is somebody else's afterwards, and may be closed to its counselor. */
function useHandOver({ id, counselor, organisation }: Shared) {
  const { t } = useTranslation();
  const { data: me } = useQuery(meQuery);
  const isOwn = me?.account_types.some(({ person }) => person.id === counselor.id);
  const isClosed = placesToAsk(me).some((place) => place.id === organisation.id);
  const message = isOwn && isClosed ? 'message_own' : 'message';
  return useRemove({
    remove: ({ person }: Member) => makeCounselor(id, person.id),
    question: ({ person: { name } }) => ({
      title: t('members.make_counselor.title', { name }),
      message: t(`members.make_counselor.${message}`, { name, counselor: counselor.name }),
      confirmText: t('members.make_counselor.button'),
      danger: false,
    }),
    refresh: membersQuery(id).queryKey,
    done: 'notify.member.counselor_success',
    failed: 'notify.member.counselor_error',
  });
}
