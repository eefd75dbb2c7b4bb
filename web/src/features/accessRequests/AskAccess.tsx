import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { AskDialog } from './AskDialog.tsx';

type Props = { about?: string; variant?: 'default' | 'filled'; size?: 'xs' | 'sm' };

/** A button that asks for a trajectory, with what was looked for filled in. */
export function AskAccess({ about = '', variant = 'default', size = 'sm' }: Props) {
  const { t } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button variant={variant} size={size} onClick={() => setAsking(true)}>
        {t('access_requests.ask.button')}
      </Button>
      {isAsking && <AskDialog about={about} onClose={() => setAsking(false)} />}
    </>
  );
}
