import { useTranslation } from '../../platform/i18n.ts';
import classes from './BackToMine.module.css';
import { isKnown } from './page/known.ts';

/** From what was asked back to their own page, for those who are known in this browser. */
export function BackToMine() {
  const { t } = useTranslation();
  if (!isKnown()) return null;
  return (
    <p className={classes.back}>
      <a href="/mine">{t('sheet.mine')}</a>
    </p>
  );
}
