import { IconTrash } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import { firstMessage } from '../../../platform/serverMessage.ts';
import { SheetButton } from '../../../ui/sheet/SheetButton.tsx';
import classes from './own.module.css';

type Props = { onRemove: () => Promise<unknown>; onCancel: () => void };

/** Asks before something is gone. */
export function Removing({ onRemove, onCancel }: Props) {
  const { t } = useTranslation();
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const question = useRef<HTMLParagraphElement>(null);
  useEffect(() => question.current?.focus(), []);
  const remove = () => {
    setBusy(true);
    return onRemove().catch((error: unknown) => {
      setProblem(firstMessage(error) ?? t('own.not_removed'));
      setBusy(false);
    });
  };
  return (
    <>
      <p ref={question} tabIndex={-1} className={classes.status}>
        {t('own.sure')}
      </p>
      <p role="alert" className={classes.error}>
        {problem}
      </p>
      <SheetButton icon={IconTrash} isBusy={isBusy} onClick={remove}>
        {t('own.yes')}
      </SheetButton>
      <SheetButton look="plain" onClick={onCancel}>
        {t('own.no')}
      </SheetButton>
    </>
  );
}
