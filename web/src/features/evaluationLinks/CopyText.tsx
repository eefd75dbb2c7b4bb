import { IconCopy } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import sheet from '../../ui/sheet/Sheet.module.css';
import { SheetButton } from '../../ui/sheet/SheetButton.tsx';

/** The browser may not let it be copied: then it is selected, ready to be copied by hand. */
export function CopyText({ text }: { text: string }) {
  const { t } = useTranslation();
  const [isCopied, setCopied] = useState(false);
  const copy = () =>
    navigator.clipboard?.writeText(text).then(
      () => setCopied(true),
      () => {},
    );
  return (
    <>
      <textarea
        readOnly
        className={sheet.box}
        rows={3}
        aria-label={t('evaluation_page.late.typed')}
        value={text}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <SheetButton look="plain" icon={IconCopy} onClick={copy}>
        {t(isCopied ? 'evaluation_page.copied' : 'evaluation_page.copy')}
      </SheetButton>
    </>
  );
}
