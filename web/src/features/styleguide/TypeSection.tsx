import text from '../../ui/text.module.css';
import { Section } from './Section.tsx';
import classes from './styleguide.module.css';
import { useGuideTexts } from './useGuideTexts.ts';

export function TypeSection() {
  const { type } = useGuideTexts();
  return (
    <Section words={type}>
      <div className={`${classes.card} ${classes.stack}`}>
        <p className={text.h1}>{type.h1}</p>
        <p className={text.h2}>{type.h2}</p>
        <p className={text.h3}>{type.h3}</p>
        <p className={text.rowTitle}>{type.row_title}</p>
        <p>{type.body}</p>
        <p className={text.secondary}>{type.secondary}</p>
        <p className={text.meta}>{type.meta}</p>
        <p className={text.num}>{type.number}</p>
      </div>
    </Section>
  );
}
