import { useMediaQuery } from '@mantine/hooks';
import { Link } from '@tanstack/react-router';
import type { Trajectory } from '@traject/contract/trajectories';
import { type ReactNode, Suspense, useRef } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { useLastSearch } from '../../platform/lastSearch.ts';
import { lazily } from '../../platform/lazily.ts';
import { BackLine } from '../../ui/BackLine.tsx';
import layout from '../../ui/layout.module.css';
import { Row } from '../../ui/layout.tsx';
import { StateBadge } from '../../ui/StateBadge.tsx';
import text from '../../ui/text.module.css';
import { useIsAway } from '../../ui/useIsAway.ts';
import { useStickyTop } from '../../ui/useStickyTop.ts';
import classes from './dashboard.module.css';
import { JumpLinks } from './JumpLinks.tsx';
import { idOf, mainParts, type PartName, sideParts } from './parts.ts';

/** The height of the header and the bar, which both stay in view. */
const above = 112;

type Props = {
  /** Undefined while it loads. */
  who?: Who | undefined;
  intro: ReactNode;
  parts: Record<PartName, ReactNode>;
  remove: ReactNode;
};

/**
 * Two columns where there is room. Otherwise one, in which the side column follows the intro in the
 * document as well, for screen readers and the keyboard. The keys move the panels instead of
 * mounting them again, so that turning a tablet loses nothing that was being typed.
 */
export function DashboardLayout({ who, intro, parts, remove }: Props) {
  const { t } = useTranslation();
  const isWide = useMediaQuery('(min-width: 68.75em)', true, { getInitialValueInEffect: false });
  const sticky = useStickyTop(above);
  const head = useRef<HTMLDivElement>(null);
  const isAway = useIsAway(head, above);
  const those = (names: PartName[]) =>
    names.map((name) => (
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

const JumpMenu = lazily(() => import('./JumpMenu.tsx'), 'JumpMenu');

/** Whose dashboard this is, and the state of the trajectory. */
type Who = { name: string; state: Trajectory['trajectory_state'] };

type BarProps = {
  who: Who | undefined;
  /** The intro, which shows the same, has been scrolled out of view. */
  isAway: boolean;
};

/** Stays in view: the link back or the client's name, and links to the panels. */
function DashboardBar({ who, isAway }: BarProps) {
  const { t } = useTranslation();
  const isWide = useMediaQuery('(min-width: 68.75em)', true, { getInitialValueInEffect: false });
  return (
    <div className={classes.bar} data-away={isAway || undefined}>
      <div className={classes.back}>
        <BackLine>
          <BackLink />
        </BackLine>
      </div>
      {isAway && who && (
        <Row className={`${layout.grow} ${classes.who}`}>
          <span className={`${text.rowTitle} ${text.ellipsis}`}>{who.name}</span>
          <span className={classes.state}>
            <StateBadge code={who.state.code} label={who.state.name} />
          </span>
        </Row>
      )}
      <nav className={classes.jump} aria-label={t('dashboard.jump')}>
        <Suspense>{isWide ? <JumpLinks className={classes.links} /> : <JumpMenu />}</Suspense>
      </nav>
    </div>
  );
}

/** Back to the list, with the filters it had. */
export function BackLink() {
  const { t } = useTranslation();
  return (
    <Link to="/trajectories" search={useLastSearch('/trajectories')}>
      {t('dashboard.back')}
    </Link>
  );
}
