import { useMediaQuery } from '@mantine/hooks';
import type { Trajectory } from '@traject/contract/trajectories';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { lazily } from '../../platform/lazily.ts';
import { BackLine } from '../../ui/BackLine.tsx';
import { StateBadge } from '../../ui/StateBadge.tsx';
import text from '../../ui/text.module.css';
import { BackLink } from './BackLink.tsx';
import classes from './DashboardBar.module.css';
import { JumpLinks } from './JumpLinks.tsx';

const JumpMenu = lazily(() => import('./JumpMenu.tsx'), 'JumpMenu');

/** Whose dashboard it is, and how it stands. */
export type Who = { name: string; state: Trajectory['trajectory_state'] };

type Props = {
  who: Who | undefined;
  /** The intro, which says the same, has been scrolled away. */
  isAway: boolean;
};

/** Stays in view: the way back or whose dashboard this is, and the way to each of its parts. */
export function DashboardBar({ who, isAway }: Props) {
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
        <div className={classes.who}>
          <span className={`${text.rowTitle} ${text.ellipsis}`}>{who.name}</span>
          <span className={classes.state}>
            <StateBadge code={who.state.code} label={who.state.name} />
          </span>
        </div>
      )}
      <nav className={classes.jump} aria-label={t('dashboard.jump')}>
        <Suspense>{isWide ? <JumpLinks className={classes.links} /> : <JumpMenu />}</Suspense>
      </nav>
    </div>
  );
}
