import { UnstyledButton } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../platform/formatNumber.ts';
import classes from './Pager.module.css';

type ArrowProps = {
  icon: Icon;
  name: 'first' | 'previous' | 'next' | 'last';
  off: boolean;
  onClick: () => void;
};

/** Off is said, not `disabled`: the focus stays where it was when the first page is reached. */
export function Arrow({ icon: Icon, name, off, onClick }: ArrowProps) {
  const { t } = useTranslation();
  return (
    <li>
      <UnstyledButton
        className={classes.page}
        aria-label={t(`controls.pager.${name}`)}
        aria-disabled={off || undefined}
        onClick={off ? undefined : onClick}
      >
        <Icon size={17} stroke={1.75} aria-hidden />
      </UnstyledButton>
    </li>
  );
}

type PageNumberProps = {
  page: number;
  isCurrent: boolean;
  /** A phone has no room for it beside the arrows. */
  isFar: boolean;
  onPage: (page: number) => void;
};

export function PageNumber({ page, isCurrent, isFar, onPage }: PageNumberProps) {
  const { t } = useTranslation();
  return (
    <li data-far={isFar || undefined}>
      <UnstyledButton
        className={classes.page}
        aria-label={t('controls.pager.page', { page })}
        aria-current={isCurrent ? 'page' : undefined}
        onClick={() => onPage(page)}
      >
        {formatNumber(page)}
      </UnstyledButton>
    </li>
  );
}
