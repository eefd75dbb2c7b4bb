import { UnstyledButton } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useTranslation } from '../platform/i18n.ts';
import classes from './MoreToggle.module.css';

type Props = { open: boolean; total: number; onToggle: () => void };

export function MoreToggle({ open, total, onToggle }: Props) {
  const { t } = useTranslation();
  const Icon = open ? IconChevronUp : IconChevronDown;
  return (
    <UnstyledButton className={classes.toggle} aria-expanded={open} onClick={onToggle}>
      <Icon size={16} stroke={1.75} aria-hidden />
      {open ? t('controls.see_less') : t('controls.see_all', { total })}
    </UnstyledButton>
  );
}
