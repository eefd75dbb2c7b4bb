import { Button } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { lazily } from '../../platform/lazily.ts';
import { Icon } from '../../ui/Icon.tsx';

const StudentReadersDialog = lazily(
  () => import('./StudentReadersDialog.tsx'),
  'StudentReadersDialog',
);

type Props = { studentId: number };

/** Who can see this student, for the student and for those who oversee them. */
export function StudentReaders({ studentId }: Props) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="default"
        leftSection={<Icon of={IconEye} size="small" />}
        onClick={() => setOpen(true)}
      >
        {t('readers.action')}
      </Button>
      {isOpen && (
        <Suspense>
          <StudentReadersDialog studentId={studentId} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
