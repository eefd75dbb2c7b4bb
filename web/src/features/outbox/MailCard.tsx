import type { OutboxMail } from '@traject/contract/outbox';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../platform/format.ts';
import { Callout } from '../../ui/Callout.tsx';
import text from '../../ui/text.module.css';
import { linkParts } from './linkParts.ts';
import classes from './outbox.module.css';

export function MailCard({ mail }: { mail: OutboxMail }) {
  const { t } = useTranslation();
  const subject = useId();
  return (
    <article className={classes.mail} aria-labelledby={subject}>
      <h2 id={subject} className={text.h3}>
        {mail.subject}
      </h2>
      <p className={text.secondary}>
        {t('outbox.to', { to: mail.to })} ·{' '}
        <time dateTime={mail.created_at}>{formatDateTime(mail.created_at)}</time>
      </p>
      {mail.refused_code && (
        <Callout kind="warn">{t('outbox.refused', { code: mail.refused_code })}</Callout>
      )}
      <p className={classes.text}>
        {linkParts(mail.text).map(({ at, value, href }) =>
          href ? (
            <a key={at} href={href}>
              {value}
            </a>
          ) : (
            value
          ),
        )}
      </p>
    </article>
  );
}
