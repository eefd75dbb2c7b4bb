import { useState } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { SheetButton } from '../../ui/sheet/SheetButton.tsx';
import { draftOf, leftBehind } from './answers.ts';
import { CopyText } from './CopyText.tsx';
import classes from './evaluate.module.css';

type Props = { token: string; shown: readonly { id: number }[] };

/** What was typed on this device for something that is no longer asked. */
export function LeftBehind({ token, shown }: Props) {
  const { t } = useTranslation();
  const [thrown, setThrown] = useState<number[]>([]);
  const left = leftBehind(token, shown).filter(({ id }) => !thrown.includes(id));
  return left.map(({ id, typed }) => (
    <section key={id} className={classes.failed}>
      <h2>{t('evaluation_page.left.title')}</h2>
      <p>{t('evaluation_page.left.text')}</p>
      <CopyText text={typed.comments} />
      <SheetButton
        look="quiet"
        onClick={() => {
          draftOf(token, id).remove();
          setThrown([...thrown, id]);
        }}
      >
        {t('evaluation_page.left.discard')}
      </SheetButton>
    </section>
  ));
}
