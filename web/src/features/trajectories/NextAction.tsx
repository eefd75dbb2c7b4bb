import { Button } from '@mantine/core';
import { IconFlagCheck, IconSend } from '@tabler/icons-react';
import type { Party } from '@traject/contract/approvals';
import { actionIn } from '@traject/contract/common/trajectoryStates';
import type { Trajectory } from '@traject/contract/trajectories';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './InfoPanel.module.css';

const NextStep = lazy(async () => ({ default: (await import('./NextStep.tsx')).NextStep }));

/** What asks the client or the employer to agree; another feature's, so given by the route. */
export type Start = (
  party: Party,
  dialog: { onEdit: () => void; onClose: () => void },
) => ReactNode;

type Props = { trajectory: Trajectory; start: Start; onEdit: () => void };

/** The one thing that moves the trajectory on from its state; most states wait for others. */
export function NextAction({ trajectory, start, onEdit }: Props) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const action = actionIn(trajectory.trajectory_state.code);
  if (!action) return null;
  const Icon = action === 'complete' ? IconFlagCheck : IconSend;
  const names = {
    client: trajectory.client.name,
    contact: trajectory.contact_name ?? t('trajectories.action.contact'),
  };
  const close = () => setOpen(false);
  const edit = () => {
    close();
    onEdit();
  };
  return (
    <div className={classes.action}>
      <Button
        fullWidth
        size="md"
        fz={14.5}
        leftSection={<Icon size={17} stroke={1.75} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {t(`trajectories.action.${action}.button`)}
      </Button>
      <p className={classes.hint}>{t(`trajectories.action.${action}.hint`, names)}</p>
      {isOpen && action === 'complete' && (
        <Suspense>
          <NextStep action={action} names={names} onClose={close} />
        </Suspense>
      )}
      {isOpen && action !== 'complete' && start(parties[action], { onClose: close, onEdit: edit })}
    </div>
  );
}

const parties = { start_client: 'client', start_employer: 'employer' } as const;
