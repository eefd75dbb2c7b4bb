import { Button } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useTranslation } from '../../platform/i18n.ts';
import { useRemove } from '../../platform/useRemove.ts';
import { Icon } from '../../ui/Icon.tsx';
import classes from './RemoveTrajectory.module.css';
import { removeTrajectory, restoreTrajectory, trajectoriesKey } from './trajectories.api.ts';

type Props = {
  trajectoryId: number;
  clientName: string;
  onRemoved: () => void;
  onRestored: () => void;
};

export function RemoveTrajectory({ trajectoryId, clientName, onRemoved, onRestored }: Props) {
  const { t } = useTranslation();
  const remove = useRemove({
    remove: removeTrajectory,
    question: () => ({
      title: t('dossier.remove.title'),
      message: t('dossier.remove.message', { client: clientName }),
    }),
    refresh: trajectoriesKey,
    done: 'notify.trajectory.delete_success',
    failed: 'notify.trajectory.delete_error',
    undo: {
      restore: async (id) => {
        await restoreTrajectory(id);
        onRestored();
      },
      done: 'dossier.removed.restored',
      failed: 'dossier.removed.restore_failed',
    },
  });
  return (
    <Button
      fullWidth
      variant="default"
      className={classes.remove}
      leftSection={<Icon of={IconTrash} size="small" />}
      onClick={() => remove(trajectoryId, onRemoved)}
    >
      {t('dossier.remove.button')}
    </Button>
  );
}
