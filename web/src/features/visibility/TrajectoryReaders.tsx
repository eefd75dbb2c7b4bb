import { Button } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { lazily } from '../../platform/lazily.ts';
import { Icon } from '../../ui/Icon.tsx';

export const WhoSeesDialog = lazily(() => import('./WhoSeesDialog.tsx'), 'WhoSeesDialog');

/** The question, on the page of a trajectory. */
export function TrajectoryReaders({ trajectoryId }: { trajectoryId: number }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        fullWidth
        variant="default"
        leftSection={<Icon of={IconEye} size="small" />}
        onClick={() => setOpen(true)}
      >
        {t('readers.action')}
      </Button>
      <Suspense>
        {isOpen && <WhoSeesDialog trajectoryId={trajectoryId} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
