import { IconArrowLeft } from '@tabler/icons-react';
import { type ApprovalRequest, rejectInput } from '@traject/contract/approvals';
import { type SubmitEvent, useId, useRef, useState } from 'react';
import { checkForm } from '../../platform/checkForm.ts';
import { useTranslation } from '../../platform/i18n.ts';
import sheet from '../../ui/sheet/Sheet.module.css';
import { Sheet } from '../../ui/sheet/Sheet.tsx';
import { SheetButton } from '../../ui/sheet/SheetButton.tsx';
import text from '../../ui/text.module.css';
import classes from './approvals.module.css';

type Props = {
  request: ApprovalRequest;
  reason: string;
  onReason: (reason: string) => void;
  onSend: () => void;
  onBack: () => void;
};

const most = 2000;

/** Asks for a reason, because the counselor has to know what to change. */
export function RejectedReason({ request, reason, onReason, onSend, onBack }: Props) {
  const { t } = useTranslation();
  const { name } = request.subject.counselor;
  const box = useRef<HTMLTextAreaElement>(null);
  const [error, setError] = useState<string>();

  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wrong = checkForm(rejectInput, t)({ reason }).reason;
    setError(wrong);
    if (wrong) box.current?.focus();
    else onSend();
  };
  const type = (typed: string) => {
    setError(undefined);
    onReason(typed);
  };

  return (
    <Sheet
      over={request.subject.name}
      title={t('approvals.reason.title')}
      intro={t('approvals.reason.intro', { name })}
    >
      <form noValidate onSubmit={send}>
        <Reason ref={box} reason={reason} error={error} onType={type} />
        <div className={sheet.choices}>
          <SheetButton type="submit">{t('approvals.reason.send')}</SheetButton>
          <SheetButton look="quiet" icon={IconArrowLeft} onClick={onBack}>
            {t('approvals.reason.back')}
          </SheetButton>
        </div>
      </form>
      <p className={classes.questions}>{t('approvals.reason.after', { name })}</p>
    </Sheet>
  );
}

type ReasonProps = {
  ref: React.Ref<HTMLTextAreaElement>;
  reason: string;
  error: string | undefined;
  onType: (typed: string) => void;
};

/** A plain textarea, because the page must be light enough for an old phone. */
function Reason({ ref, reason, error, onType }: ReasonProps) {
  const { t } = useTranslation();
  const [id, errorId, countId] = [useId(), useId(), useId()];
  return (
    <div className={`${sheet.card} ${classes.reason}`}>
      <label htmlFor={id}>{t('approvals.reason.label')}</label>
      <textarea
        id={id}
        ref={ref}
        className={sheet.box}
        rows={6}
        maxLength={most}
        required
        aria-invalid={!!error}
        aria-describedby={error ? `${errorId} ${countId}` : countId}
        value={reason}
        onChange={({ currentTarget }) => onType(currentTarget.value)}
      />
      {error && (
        <p id={errorId} className={classes.error}>
          {error}
        </p>
      )}
      <p id={countId} className={`${text.secondary} ${text.num} ${classes.count}`}>
        {t('approvals.reason.count', { count: reason.length, most })}
      </p>
    </div>
  );
}
