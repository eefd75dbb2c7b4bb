import { useMediaQuery } from '@mantine/hooks';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsAway } from '../../ui/useIsAway.ts';
import { useStickyTop } from '../../ui/useStickyTop.ts';
import { DashboardBar, type Who } from './DashboardBar.tsx';
import classes from './DashboardLayout.module.css';
import { idOf, mainParts, type PartName, sideParts } from './parts.ts';

/** The header, and the bar with the way to each part. */
const above = 112;

type Props = {
  /** Unknown while it loads. */
  who?: Who | undefined;
  intro: ReactNode;
  parts: Record<PartName, ReactNode>;
  remove: ReactNode;
};

/**
 * Two columns where there is room; else one, in which info and notes come right after the intro
 * for whoever reads or tabs through it too. The parts are moved, not made again: what is being
 * typed in them stays when a tablet is turned.
 */
export function DashboardLayout({ who, intro, parts, remove }: Props) {
  const { t } = useTranslation();
  const isWide = useMediaQuery('(min-width: 68.75em)', true, { getInitialValueInEffect: false });
  const sticky = useStickyTop(above);
  const head = useRef<HTMLDivElement>(null);
  const isAway = useIsAway(head, above);
  const those = (names: object) =>
    (Object.keys(names) as PartName[]).map((name) => (
      <div key={name} id={idOf(name)}>
        {parts[name]}
      </div>
    ));

  const columns = {
    intro: (
      <div key="intro" ref={head}>
        {intro}
      </div>
    ),
    panels: (
      <div key="panels" className={classes.stack}>
        {those(mainParts)}
      </div>
    ),
    side: (
      <aside
        key="side"
        ref={sticky}
        className={`${classes.stack} ${classes.side}`}
        aria-label={t('dashboard.side')}
      >
        {those(sideParts)}
        {isWide && remove}
      </aside>
    ),
  };
  return (
    <>
      <DashboardBar who={who} isAway={isAway} />
      <div className={classes.columns}>
        {isWide
          ? [columns.intro, columns.panels, columns.side]
          : [columns.intro, columns.side, columns.panels, <div key="remove">{remove}</div>]}
      </div>
    </>
  );
}
