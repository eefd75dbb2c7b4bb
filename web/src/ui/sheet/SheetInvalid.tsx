import { IconRefresh } from '@tabler/icons-react';
import { useTranslation } from '../../platform/i18n.ts';
import { goneMessage, isGone } from '../../platform/serverMessage.ts';
import classes from './Sheet.module.css';
import { Sheet } from './Sheet.tsx';
import { SheetButton } from './SheetButton.tsx';

type Props = { error: unknown; onRetry: () => void };

/** The link is dead, or it could not be checked: that can be tried again. */
export function SheetInvalid({ error, onRetry }: Props) {
  const { t } = useTranslation();
  if (error && !isGone(error))
    return (
      <Sheet title={t('sheet.failed.title')} intro={t('notify.general_error')}>
        <p className={classes.words}>{t('sheet.failed.hint')}</p>
        <SheetButton icon={IconRefresh} onClick={onRetry}>
          {t('ui.retry')}
        </SheetButton>
      </Sheet>
    );
  const message = goneMessage(error);
  return (
    <Sheet title={t('sheet.invalid.title')} intro={t('sheet.invalid.text')}>
      {!message && !!error && <p className={classes.words}>{t('notify.general_error')}</p>}
      <p className={classes.words}>{message ?? t('sheet.invalid.hint')}</p>
    </Sheet>
  );
}
