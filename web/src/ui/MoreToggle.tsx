import { UnstyledButton } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useTranslation } from '../platform/i18n.ts';
import classes from './MoreToggle.module.css';

/** The total is left out where not all of them are here. */
type Props = { open: boolean; total: number | undefined; onToggle: () => void };

export function MoreToggle({ open, total, onToggle }: Props) {
  const { t } = useTranslation();
  const all = total === undefined ? t('controls.see_more') : t('controls.see_all', { total });
  const Icon = open ? IconChevronUp : IconChevronDown;
  return (
    <UnstyledButton className={classes.toggle} aria-expanded={open} onClick={onToggle}>
      <Icon size={16} stroke={1.75} aria-hidden />
      {open ? t('controls.see_less') : all}
    </UnstyledButton>
  );
}
