import { VisuallyHidden } from '@mantine/core';
import { useTranslation } from '../platform/i18n.ts';
import { formatNumber } from '../platform/locale.ts';
import classes from './Count.module.css';

type Props = {
  total: number;
  /** Where counting stopped. */
  most?: number | undefined;
};

/** The grey number beside a title. */
export function Count({ total, most = Number.POSITIVE_INFINITY }: Props) {
  const { t } = useTranslation();
  const number = formatNumber(Math.min(total, most));
  const isMore = total > most;
  return (
    <span className={classes.count}>
      <span aria-hidden>{isMore ? `${number}+` : number}</span>
      <VisuallyHidden>
        {t(isMore ? 'controls.count_more' : 'controls.count', { total: number })}
      </VisuallyHidden>
    </span>
  );
}
