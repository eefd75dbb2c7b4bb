import { Button } from '@mantine/core';
import { IconFlagCheck, IconSend } from '@tabler/icons-react';
import { actionIn } from '@traject/contract/common/trajectoryStates';
import type { Trajectory } from '@traject/contract/trajectories';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './InfoPanel.module.css';

const NextStep = lazy(async () => ({ default: (await import('./NextStep.tsx')).NextStep }));

/** The one thing that moves the trajectory on from its state; most states wait for others. */
export function NextAction({ trajectory }: { trajectory: Trajectory }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const action = actionIn(trajectory.trajectory_state.code);
  if (!action) return null;
  const Icon = action === 'complete' ? IconFlagCheck : IconSend;
  const names = {
    client: trajectory.client.name,
    contact: trajectory.contact_name ?? t('trajectories.action.contact'),
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
      {isOpen && (
        <Suspense>
          <NextStep action={action} names={names} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
