import { useState } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import { isGone } from '../../../platform/serverMessage.ts';
import sheet from '../../../ui/sheet/Sheet.module.css';
import { Sheet } from '../../../ui/sheet/Sheet.tsx';
import { SheetButton } from '../../../ui/sheet/SheetButton.tsx';
import { toast } from '../../../ui/toast.ts';
import { AskLink } from './AskLink.tsx';
import { know } from './known.ts';
import { openLink } from './portalPage.api.ts';

type Props = { token: string; onOpened: () => void };

/** A button opens it, because programs that read mail open every link once. */
export function OpenLink({ token, onOpened }: Props) {
  const { t } = useTranslation();
  const [state, setState] = useState<'asking' | 'busy' | 'dead'>('asking');
  if (state === 'dead') return <AskLink dead />;
  const open = (remembered: boolean) => async () => {
    setState('busy');
    try {
      const opened = await openLink(token, remembered);
      know(opened.token, remembered);
      onOpened();
    } catch (error) {
      setState(isGone(error) ? 'dead' : 'asking');
      if (!isGone(error)) toast.error(t('notify.general_error'));
    }
  };
  const isBusy = state === 'busy';
  return (
    <Sheet title={t('portal_page.link.title')} intro={t('portal_page.link.intro')}>
      <p className={sheet.words}>{t('portal_page.link.shared')}</p>
      <div className={sheet.choices}>
        <SheetButton isBusy={isBusy} onClick={open(true)}>
          {t('portal_page.link.remember')}
        </SheetButton>
        <SheetButton look="plain" isBusy={isBusy} onClick={open(false)}>
          {t('portal_page.link.once')}
        </SheetButton>
      </div>
    </Sheet>
  );
}
