import { Button } from '@mantine/core';
import { IconClock, IconClockOff, IconMailForward } from '@tabler/icons-react';
import type { Approval } from '@traject/contract/approvals';
import { formatDate, formatDateTime } from '../../platform/format.ts';
import { type Translate, useTranslation } from '../../platform/i18n.ts';
import { statusOf, useSave } from '../../platform/useSave.ts';
import { Callout } from '../../ui/Callout.tsx';
import { useConfirm } from '../../ui/ConfirmProvider.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { mailTrouble } from '../../ui/mail/mailTrouble.ts';
import { RemindersButton } from '../../ui/reminders/RemindersButton.tsx';
import { reminderInWords, remindersInWords } from '../../ui/reminders/useReminders.ts';
import text from '../../ui/text.module.css';
import { resendReview, setReminders } from './reviews.api.ts';
import classes from './reviews.module.css';

type Props = { trajectoryId: number; review: Approval; onResent: () => void };

/** Whom the trajectory waits for, since when, and whether they have opened the link. */
export function ReviewStatus({ trajectoryId, review, onResent }: Props) {
  const { t } = useTranslation();
  const resending = useSave({
    save: () =>
      resendReview(trajectoryId).catch((error: unknown) => {
        // Perhaps it was refused because it has been decided meanwhile: then the page reloads.
        if (statusOf(error) === 422) onResent();
        throw error;
      }),
    done: (sent) => t('reviews.resent', { email: sent.review?.recipient?.email }),
    failed: 'reviews.resend_failed',
    shown: [],
  });
  const confirm = useConfirm();
  const resend = async () => {
    const { recipient, sent_at } = review;
    const yes = await confirm({
      title: t('reviews.resend_ask', { name }),
      message: t('reviews.resend_text', {
        email: recipient?.email,
        date: sent_at && formatDateTime(sent_at),
      }),
      confirmText: t('reviews.resend'),
    });
    if (yes) resending.submit(undefined, onResent);
  };
  const name = review.recipient?.name || review.recipient?.email || t('reviews.contact');
  const isExpired = review.state === 'expired';
  const trouble = troubleOf(review, t);
  const isStuck = isExpired || (trouble && trouble.kind !== 'waiting');
  return (
    <Callout
      kind={isStuck ? 'warn' : 'info'}
      icon={isStuck ? IconClockOff : IconClock}
      title={t(isExpired ? 'reviews.expired' : 'reviews.waiting', { name })}
    >
      <Moments review={review} isExpired={isExpired} />
      <Button
        variant="default"
        size="xs"
        className={classes.button}
        leftSection={<Icon of={IconMailForward} size="small" />}
        loading={resending.isPending}
        onClick={resend}
      >
        {t('reviews.resend')}
      </Button>
      {!isExpired && (
        <RemindersButton
          size="xs"
          of={review}
          name={name}
          save={async (off) => {
            await setReminders(trajectoryId, off);
            onResent();
          }}
          refresh={[]}
        />
      )}
    </Callout>
  );
}

/** Somebody who opened it has received it, whatever is known about the mail. */
const troubleOf = ({ mail, opened_at, recipient }: Approval, t: Translate) =>
  opened_at ? undefined : mailTrouble(mail, t, recipient?.email);

function Moments({ review, isExpired }: { review: Approval; isExpired: boolean }) {
  const { t } = useTranslation();
  const { recipient, sent_at, opened_at, expires_at, earlier } = review;
  const trouble = troubleOf(review, t);
  return (
    <div className={text.soft}>
      {sent_at && (
        <p>
          {trouble
            ? trouble.words
            : t('reviews.sent', { email: recipient?.email, date: formatDateTime(sent_at) })}
        </p>
      )}
      <p>
        {opened_at
          ? t('reviews.opened', { date: formatDateTime(opened_at) })
          : t('reviews.not_opened')}
      </p>
      {expires_at && (
        <p>
          {t(isExpired ? 'reviews.expired_at' : 'reviews.until', { date: formatDate(expires_at) })}
        </p>
      )}
      {earlier.map((send) => (
        <p key={send.sent_at}>
          {send.reminder
            ? reminderInWords(send, t)
            : t(`reviews.earlier${send.opened_at ? '_opened' : ''}`, {
                date: formatDateTime(send.sent_at),
                email: send.email ?? recipient?.name,
                opened: send.opened_at && formatDateTime(send.opened_at),
              })}
        </p>
      ))}
      {!isExpired && <p>{remindersInWords(review, t)}</p>}
    </div>
  );
}
