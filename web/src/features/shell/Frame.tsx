import type { ReactNode } from 'react';
import { getConfig } from '../../platform/config.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { Row } from '../../ui/layout.tsx';
import classes from './Frame.module.css';

type Props = {
  header: ReactNode;
  footer?: ReactNode;
  /** What else the banner of a demo says. */
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
      <Row as="footer" justify="between" className={classes.footer}>
        <span>{t('shell.footer.copyright', { year: new Date().getFullYear() })}</span>
        {footer}
      </Row>
    </div>
  );
}

function DemoBanner({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  if (!getConfig().demo) return null;
  return (
    <aside className={classes.demo} aria-label={t('shell.demo.label')}>
      {t('shell.demo.text')} {children}
    </aside>
  );
}
