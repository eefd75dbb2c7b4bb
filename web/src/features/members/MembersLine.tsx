import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { Trajectory } from '@traject/contract/trajectories';
import { Suspense, useState } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { lazily } from '../../platform/lazily.ts';
import { Icon } from '../../ui/Icon.tsx';
import text from '../../ui/text.module.css';
import { membersQuery } from './members.api.ts';
import classes from './members.module.css';
import { useReason } from './useReason.ts';

const MembersDialog = lazily(() => import('./MembersDialog.tsx'), 'MembersDialog');

type Props = {
  trajectory: Pick<Trajectory, 'id' | 'counselor' | 'organisation'>;
  /** It has another counselor now. */
  onHandedOver: () => void;
};

/** Who works on a trajectory beside its counselor, and the way to change that. */
export function MembersLine({ trajectory, onHandedOver }: Props) {
  const { t } = useTranslation();
  const { data: members } = useQuery(membersQuery(trajectory.id));
  const [isOpen, setOpen] = useState(false);
  const reasonOf = useReason();
  if (!members) return null;
  const now = members.data.filter(({ has_ended }) => !has_ended);
  const what = members.may_share ? (now.length > 0 ? 'change' : 'add') : 'see';
  return (
    <span className={now.length > 0 ? classes.line : classes.alone}>
      {now.map((member) => (
        <span key={member.id}>
          {member.person.name} · <span className={text.secondary}>{reasonOf(member)}</span>
        </span>
      ))}
      <Button
        variant="subtle"
        size="compact-xs"
        className={classes.open}
        aria-label={`${t('members.title')}: ${t(`members.open.${what}`)}`}
        {...(what === 'add' && { leftSection: <Icon of={IconPlus} size="small" /> })}
        onClick={() => setOpen(true)}
      >
        {t(what === 'add' ? 'members.colleague' : `members.open.${what}`)}
      </Button>
      {isOpen && (
        <Suspense>
          <MembersDialog
            trajectory={trajectory}
            onHandedOver={onHandedOver}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </span>
  );
}
