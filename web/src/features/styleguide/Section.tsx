import { type ReactNode, useId } from 'react';
import { useTexts } from '../../platform/useTexts.ts';
import { Logo } from '../../ui/Logo.tsx';
import { Card, Stack } from '../../ui/layout.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import text from '../../ui/text.module.css';
import classes from './styleguide.module.css';

type Props = { words: { title: string; text: string }; children: ReactNode };

export function Section({ words, children }: Props) {
  const id = useId();
  return (
    <section className={classes.section} aria-labelledby={id}>
      <h2 className={text.h2} id={id}>
        {words.title}
      </h2>
      <p className={text.secondary}>{words.text}</p>
      <Stack gap={16} className={classes.samples}>
        {children}
      </Stack>
    </section>
  );
}

export const Sample = ({ children }: { children: ReactNode }) => (
  <Card className={classes.card}>{children}</Card>
);

type GuideFrameProps = { title: string; intro: string; children: ReactNode };

/** These pages are outside the product: no menu, no sign-in, only the parts. */
export function GuideFrame({ title, intro, children }: GuideFrameProps) {
  return (
    <main className={classes.page} id="content">
      <Logo withText />
      <div className={classes.intro}>
        <PageHead title={title} intro={intro} />
      </div>
      {children}
    </main>
  );
}

export const useGuideTexts = () => ({
  ...useTexts('styleguide'),
  ...useTexts('styleguide_more'),
  guidelines: useTexts('guidelines'),
});
