import { Button, type ButtonSize } from '@mantine/core';
import { IconBell, IconBellOff } from '@tabler/icons-react';
import { useTranslation } from '../../platform/i18n.ts';
import { Icon } from '../Icon.tsx';
import { useReminders } from './useReminders.ts';

type Props = Parameters<typeof useReminders>[0] & { size?: ButtonSize };

/** The button says what it does; when the next one goes is told beside it. */
export function RemindersButton({ size = 'compact-sm', ...of }: Props) {
  const { t } = useTranslation();
  const { isOff, isPending, label, turn } = useReminders(of);
  return (
    <Button
      variant="subtle"
      color="gray"
      size={size}
      aria-label={label}
      leftSection={<Icon of={isOff ? IconBell : IconBellOff} size="small" />}
      loading={isPending}
      onClick={turn}
    >
      {t(isOff ? 'reminders.turn_on' : 'reminders.turn_off')}
    </Button>
  );
}
