import { useMediaQuery } from '@mantine/hooks';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLastSearch } from '../../platform/lastSearch.ts';
import { BackLine } from '../../ui/BackLine.tsx';
import { useStickyTop } from '../../ui/useStickyTop.ts';
import classes from './DashboardLayout.module.css';

type Props = {
  intro: ReactNode;
  /** Profile, work experience, and whatever else stands in the left column. */
  panels: ReactNode;
  /** Trajectory info and notes, which stay in view. */
  side: ReactNode;
  remove: ReactNode;
};

/**
 * Two columns where there is room; else one, in which info and notes come right after the intro
 * for whoever reads or tabs through it too. The parts are moved, not made again: what is being
 * typed in them stays when a tablet is turned.
 */
export function DashboardLayout({ intro, panels, side, remove }: Props) {
  const { t } = useTranslation();
  const isWide = useMediaQuery('(min-width: 68.75em)', true, { getInitialValueInEffect: false });
  const sticky = useStickyTop();
  const search = useLastSearch('/trajectories');

  const parts = {
    intro: <div key="intro">{intro}</div>,
    panels: (
      <div key="panels" className={classes.stack}>
        {panels}
      </div>
    ),
    side: (
      <aside
        key="side"
        ref={sticky}
        className={`${classes.stack} ${classes.side}`}
        aria-label={t('dashboard.side')}
      >
        {side}
        {isWide && remove}
      </aside>
    ),
  };
  return (
    <>
      <BackLine>
        <Link to="/trajectories" search={search}>
          {t('dashboard.back')}
        </Link>
      </BackLine>
      <div className={classes.columns}>
        {isWide
          ? [parts.intro, parts.panels, parts.side]
          : [parts.intro, parts.side, parts.panels, <div key="remove">{remove}</div>]}
      </div>
    </>
  );
}
