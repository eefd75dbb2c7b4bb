import {
  IconChevronLeft,
  IconChevronRight,
  IconChevronsLeft,
  IconChevronsRight,
} from '@tabler/icons-react';
import type { Meta } from '@traject/contract/common/page';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../platform/formatNumber.ts';
import { useTotal } from '../platform/useTotal.ts';
import classes from './Pager.module.css';
import { Arrow, PageNumber } from './PagerButtons.tsx';
import { usePanelTitle } from './Panel.tsx';
import { pagesAround } from './pagesAround.ts';

type Props = {
  meta: Meta;
  /** Where counting stopped: beyond it nobody pages. */
  most?: number | undefined;
  onPage: (page: number) => void;
};

/** Short lists show every page and what is on it; long ones the neighbourhood and the ends. */
export function Pager({ meta, most, onPage }: Props) {
  const { t } = useTranslation();
  const inWords = useTotal();
  const id = useId();
  const panelTitle = usePanelTitle();
  const { current_page: current, last_page: last, from, to, total } = meta;
  if (last <= 1) return null;
  const { pages, isShort } = pagesAround(current, last);
  const isFirst = current <= 1;
  const isLast = current >= last;

  return (
    <nav
      className={classes.pager}
      id={id}
      aria-label={t('controls.pager.label')}
      aria-labelledby={panelTitle && `${id} ${panelTitle}`}
    >
      {isShort && from !== null && to !== null && (
        <p className={classes.range}>
          {t('controls.pager.range', {
            from: formatNumber(from),
            to: formatNumber(to),
            total: inWords(total, most),
          })}
        </p>
      )}
      {most !== undefined && total > most && isLast && (
        <p className={classes.range}>{t('controls.narrow')}</p>
      )}
      <ul className={classes.pages}>
        {!isShort && (
          <Arrow icon={IconChevronsLeft} name="first" off={isFirst} onClick={() => onPage(1)} />
        )}
        <Arrow
          icon={IconChevronLeft}
          name="previous"
          off={isFirst}
          onClick={() => onPage(Math.min(current - 1, last))}
        />
        {pages.map((page) => (
          <PageNumber
            key={page}
            page={page}
            isCurrent={page === current}
            isFar={!isShort && Math.abs(page - current) > 1}
            onPage={onPage}
          />
        ))}
        <Arrow
          icon={IconChevronRight}
          name="next"
          off={isLast}
          onClick={() => onPage(current + 1)}
        />
        {!isShort && (
          <Arrow icon={IconChevronsRight} name="last" off={isLast} onClick={() => onPage(last)} />
        )}
      </ul>
    </nav>
  );
}
