import { IconArrowRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from '../../platform/i18n.ts';
import { usePageTitle } from '../../platform/usePageTitle.ts';
import layout from '../../ui/layout.module.css';
import text from '../../ui/text.module.css';
import { useMenu } from './MenuLinks.tsx';
import { useAccount } from './OwnAvatar.tsx';
import classes from './pages.module.css';

/** Somebody who is signed in has nothing to choose: they are greeted with what the menu has for them. */
export function OwnDoors({ pendingCount }: { pendingCount: number | undefined }) {
  const { t } = useTranslation();
  const { first_name } = useAccount();
  const entries = useMenu(pendingCount);
  const title = t('menu.welcome', { name: first_name });
  usePageTitle(title);
  return (
    <div className={classes.page}>
      <h1 className={classes.title}>{title}</h1>
      <p className={classes.intro}>{t('menu.own')}</p>
      <div className={classes.choices}>
        {entries.map(({ link, label, count, counted }) => (
          <Link key={link.to} {...link} className={`${layout.card} ${classes.door}`}>
            <span className={text.h2}>{label}</span>
            {count ? <span className={classes.text}>{counted}</span> : null}
            <IconArrowRight size={18} stroke={2} className={classes.arrow} aria-hidden />
          </Link>
        ))}
      </div>
    </div>
  );
}
