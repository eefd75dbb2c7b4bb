import { trajectoryStates } from '@traject/contract/common/trajectoryStates';
import { StateBadge } from '../../ui/StateBadge.tsx';
import { StateGlyph } from '../../ui/StateGlyph.tsx';
import { Section } from './Section.tsx';
import classes from './styleguide.module.css';
import { useGuideTexts } from './useGuideTexts.ts';
import { useStateWord } from './useStateWord.ts';

export function StateSection() {
  const { states } = useGuideTexts();
  const word = useStateWord();
  return (
    <Section words={states}>
      <div className={`${classes.card} ${classes.states}`}>
        {trajectoryStates.map(({ code }) => (
          <div key={code}>
            <StateBadge code={code} label={word(code)} />
          </div>
        ))}
      </div>
      <div className={`${classes.card} ${classes.line}`}>
        <StateBadge code="proposal_needed" label={word('proposal_needed')} large />
        {trajectoryStates.map(({ code }) => (
          <StateGlyph key={code} code={code} />
        ))}
      </div>
    </Section>
  );
}
