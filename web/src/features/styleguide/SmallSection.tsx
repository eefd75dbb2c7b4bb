import { Avatar } from '../../ui/Avatar.tsx';
import { Count } from '../../ui/Count.tsx';
import { Logo } from '../../ui/Logo.tsx';
import { PersonPlaceholder } from '../../ui/PersonPlaceholder.tsx';
import { Section } from './Section.tsx';
import classes from './styleguide.module.css';
import { useGuideTexts } from './useGuideTexts.ts';

export function SmallSection() {
  const { small } = useGuideTexts();
  return (
    <Section words={small}>
      <div className={`${classes.card} ${classes.line}`}>
        <Logo />
        <Logo withText />
        <Avatar name={small.person} />
        {small.person}
        <Count total={12} />
        <PersonPlaceholder />
      </div>
    </Section>
  );
}
