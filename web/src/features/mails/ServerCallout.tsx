import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../platform/format.ts';
import { Callout } from '../../ui/Callout.tsx';
import { failureOf } from './failureOf.ts';
import { serverQuery } from './mails.api.ts';
import classes from './mails.module.css';

/** That no mail leaves at all, and why; nothing while it does. */
export function ServerCallout() {
  const { t } = useTranslation();
  const { data: server } = useQuery(serverQuery);
  if (!server || server.state === 'working') return null;
  const words =
    server.state === 'missing'
      ? { title: t('mails.server.missing'), text: t('mails.server.missing_text') }
      : {
          title: t('mails.server.failing', { date: formatDateTime(server.since) }),
          text: t('mails.server.failing_text', { reason: failureOf(server.code, t) }),
        };
  return (
    <div className={classes.server}>
      <Callout kind="warn" title={words.title}>
        <p>{words.text}</p>
      </Callout>
    </div>
  );
}
