import { useTranslation } from '../../platform/i18n.ts';
import classes from './Sheet.module.css';
import { Sheet } from './Sheet.tsx';

export function SheetLoading({ what }: { what: 'page' | 'answer' }) {
  const { t } = useTranslation();
  return (
    <Sheet title={t('sheet.loading.title')} intro={t(`sheet.loading.${what}`)}>
      <div className={classes.loader} aria-busy>
        <span className={classes.wheel} />
      </div>
    </Sheet>
  );
}
