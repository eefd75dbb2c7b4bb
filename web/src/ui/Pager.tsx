import { UnstyledButton } from '@mantine/core';
import {
  type Icon,
  IconChevronLeft,
  IconChevronRight,
  IconChevronsLeft,
  IconChevronsRight,
} from '@tabler/icons-react';
import type { Meta } from '@traject/contract/common/page';
import { useId } from 'react';
import { useTranslation } from '../platform/i18n.ts';
import { formatNumber } from '../platform/locale.ts';
import { Row } from './layout.tsx';
import classes from './Pager.module.css';
import { usePanelTitle } from './Panel.tsx';
import text from './text.module.css';

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
    <Row
      as="nav"
      gap={12}
      wrap
      justify="between"
      className={classes.pager}
      id={id}
      aria-label={t('controls.pager.label')}
      aria-labelledby={panelTitle && `${id} ${panelTitle}`}
    >
      {isShort && from !== null && to !== null && (
        <p className={`${text.secondary} ${text.num}`}>
          {t('controls.pager.range', {
            from: formatNumber(from),
            to: formatNumber(to),
            total: inWords(total, most),
          })}
        </p>
      )}
      {most !== undefined && total > most && isLast && (
        <p className={`${text.secondary} ${text.num}`}>{t('controls.narrow')}</p>
      )}
      <Row as="ul" gap={2} wrap className={classes.pages}>
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
      </Row>
    </Row>
  );
}

type ArrowProps = {
  icon: Icon;
  name: 'first' | 'previous' | 'next' | 'last';
  off: boolean;
  onClick: () => void;
};

/** Off is said, not `disabled`: the focus stays where it was when the first page is reached. */
function Arrow({ icon: Icon, name, off, onClick }: ArrowProps) {
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

function PageNumber({ page, isCurrent, isFar, onPage }: PageNumberProps) {
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

const shortUpTo = 20;
const reach = 3;

/** Which page numbers to offer. A page past the end has the last pages around it. */
function pagesAround(current: number, last: number) {
  if (last <= shortUpTo) return { isShort: true, pages: range(1, last) };
  const middle = Math.min(Math.max(current, 1), last);
  return {
    isShort: false,
    pages: range(Math.max(middle - reach, 1), Math.min(middle + reach, last)),
  };
}

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

/** '10.000', or 'meer dan 10.000' where counting stopped. */
function useTotal() {
  const { t } = useTranslation();
  return (total: number, most = Number.POSITIVE_INFINITY) =>
    total > most ? t('controls.more_than', { total: formatNumber(most) }) : formatNumber(total);
}
