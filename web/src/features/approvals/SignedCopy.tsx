import type { ApprovalRequest } from '@traject/contract/approvals';
import { useState } from 'react';
import { formatDate } from '../../platform/format.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { firstMessage } from '../../platform/serverMessage.ts';
import sheet from '../../ui/sheet/Sheet.module.css';
import choice from '../../ui/sheet/SheetFileChoice.module.css';
import { accept, isTooBig, taken } from '../../ui/sheet/SheetFileChoice.tsx';
import { sendSigned } from './approvals.api.ts';
import classes from './approvals.module.css';

type Props = { token: string; request: ApprovalRequest; onSent: () => Promise<void> };

/** Takes back a signed document, one file or photo at a time. */
export function SignedCopy({ token, request: { returned }, onSent }: Props) {
  const { t } = useTranslation();
  const { percent, error, send } = useSending(token, onSent);
  const isBusy = percent !== undefined;
  const label = returned.length > 0 ? 'another' : 'choose';
  return (
    <section className={`${sheet.card} ${classes.message}`}>
      <h2>{t('approvals.signed.title')}</h2>
      <p className={classes.note}>{t('approvals.signed.text')}</p>
      {returned.map(({ name, date }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a photo may be sent twice, and none ever moves.
        <p key={index} className={classes.received}>
          {t('approvals.signed.received', { name, date: formatDate(date) })}
        </p>
      ))}
      <label
        className={`${sheet.button} ${choice.choose} ${classes.choose}`}
        data-look="plain"
        aria-busy={isBusy}
      >
        <input
          type="file"
          accept={accept}
          disabled={isBusy}
          onChange={(event) => send(taken(event))}
        />
        {isBusy ? t('approvals.signed.sending', { percent }) : t(`approvals.signed.${label}`)}
      </label>
      <p role="alert" className={classes.error}>
        {error}
      </p>
    </section>
  );
}

function useSending(token: string, onSent: () => Promise<void>) {
  const { t } = useTranslation();
  const [percent, setPercent] = useState<number>();
  const [error, setError] = useState<string>();
  const send = async (file: File | undefined) => {
    setError(undefined);
    if (!file) return;
    if (isTooBig(file)) return setError(t('sheet.file.too_big'));
    setPercent(0);
    await sendSigned(token, file, setPercent).then(onSent, (failure: unknown) =>
      setError(firstMessage(failure) ?? t('approvals.signed.failed')),
    );
    setPercent(undefined);
  };
  return { percent, error, send };
}
