import { Button } from '@mantine/core';
import { IconFlagCheck, IconSend } from '@tabler/icons-react';
import type { Party } from '@traject/contract/approvals';
import { actionIn } from '@traject/contract/common/trajectoryStates';
import type { Trajectory } from '@traject/contract/trajectories';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { Stack } from '../../ui/layout.tsx';
import text from '../../ui/text.module.css';

/** The dialogs of other features, so the route hands them in. */
export type Steps = {
  /** Asks the client or the employer to agree. */
  start: (party: Party, dialog: { onEdit: () => void; onClose: () => void }) => ReactNode;
  complete: (dialog: { onClose: () => void }) => ReactNode;
};

/** The field to fill in, and what happens after the save. */
export type Editing = { focus?: 'contact_email'; onSaved?: () => void };

type Props = { trajectory: Trajectory; steps: Steps; onEdit: (editing: Editing) => void };

/** The one step that moves the trajectory on; in most states it waits for somebody else. */
export function NextAction({ trajectory, steps, onEdit }: Props) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const action = actionIn(trajectory.trajectory_state.code);
  if (!action) return null;
  const Icon = action === 'complete' ? IconFlagCheck : IconSend;
  const names = {
    client: trajectory.client.name,
    contact: trajectory.contact_name ?? t('dossier.action.contact'),
  };
  const close = () => setOpen(false);
  const edit = () => {
    close();
    onEdit({ focus: 'contact_email', onSaved: () => setOpen(true) });
  };
  return (
    <Stack gap={8}>
      <Button
        fullWidth
        size="md"
        fz={14.5}
        leftSection={<Icon size={17} stroke={1.75} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {t(`dossier.action.${action}.button`)}
      </Button>
      <p className={text.secondary}>{t(`dossier.action.${action}.hint`, names)}</p>
      {isOpen && action === 'complete' && steps.complete({ onClose: close })}
      {isOpen &&
        action !== 'complete' &&
        steps.start(parties[action], { onClose: close, onEdit: edit })}
    </Stack>
  );
}

const parties = { start_client: 'client', start_employer: 'employer' } as const;
