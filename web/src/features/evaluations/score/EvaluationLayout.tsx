import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { useStickyTop } from '../../../ui/useStickyTop.ts';
import classes from './EvaluationLayout.module.css';

type Props = { intro: ReactNode; panels: ReactNode; score: ReactNode };

/**
 * Profile left and score right where there is room; else the score comes right after the intro,
 * for whoever reads or tabs through it too. The parts are moved, not made again: what is being
 * typed stays when a tablet is turned.
 */
export function EvaluationLayout({ intro, panels, score }: Props) {
  const isWide = useMediaQuery('(min-width: 68.75em)', true, { getInitialValueInEffect: false });
  const sticky = useStickyTop<HTMLDivElement>();
  const parts = {
    intro: <div key="intro">{intro}</div>,
    panels: (
      <div key="panels" className={classes.panels}>
        {panels}
      </div>
    ),
    score: (
      <div key="score" ref={sticky} className={classes.score}>
        {score}
      </div>
    ),
  };
  return (
    <div className={classes.columns}>
      {isWide ? [parts.intro, parts.panels, parts.score] : [parts.intro, parts.score, parts.panels]}
    </div>
  );
}
