import { IconBell, IconBellOff } from '@tabler/icons-react';
import { IconButton } from '../IconButton.tsx';
import { useReminders } from './useReminders.ts';

/** For a row of icons. */
export function RemindersIcon(of: Parameters<typeof useReminders>[0]) {
  const { isOff, isPending, label, turn } = useReminders(of);
  return (
    <IconButton
      label={label}
      icon={isOff ? IconBellOff : IconBell}
      disabled={isPending}
      onClick={turn}
    />
  );
}
