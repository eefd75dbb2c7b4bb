import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DemoBanner } from './DemoBanner.tsx';
import classes from './Frame.module.css';

type Props = {
  header: ReactNode;
  footer?: ReactNode;
  /** What the banner of a demo says besides. */
  demoHint?: ReactNode;
  children: ReactNode;
};

/** What every page has: the skip link, a header, the content and the footer. */
export function Frame({ header, footer, demoHint, children }: Props) {
  const { t } = useTranslation();
  return (
    <div className={classes.frame}>
      <a className={classes.skip} href="#content">
        {t('shell.skip')}
      </a>
      <DemoBanner>{demoHint}</DemoBanner>
      {header}
      <main id="content" tabIndex={-1} className={classes.main}>
        {children}
      </main>
      <footer className={classes.footer}>
        <span>{t('shell.footer.copyright', { year: new Date().getFullYear() })}</span>
        {footer}
      </footer>
    </div>
  );
}
