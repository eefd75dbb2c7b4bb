import { IconLock } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { OwnRequest } from '@traject/contract/accessRequests';
import { formatDate, formatDateTime, today } from '../../platform/format.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { StatusLine } from '../../ui/StatusLine.tsx';
import text from '../../ui/text.module.css';
import { AskAccess } from './AskAccess.tsx';
import classes from './accessRequests.module.css';

type Props = { requests: OwnRequest[]; mayAsk: boolean };

export function OwnRequests({ requests, mayAsk }: Props) {
  const { t } = useTranslation();
  return (
    <Panel
      title={t('access_requests.own.title')}
      count={requests.length}
      action={mayAsk && <AskAccess size="xs" />}
    >
      {requests.length === 0 && (
        <EmptyState
          icon={IconLock}
          title={t('access_requests.own.empty')}
          text={t('access_requests.own.empty_text')}
        />
      )}
      <ul>
        {requests.map((request) => (
          <li key={request.id} className={classes.request}>
            <div>
              <p className={text.rowTitle}>{request.about}</p>
              <p className={`${text.soft} ${text.lines}`}>{request.reason}</p>
              <p className={text.secondary}>
                {t('access_requests.to_decide.asked', { date: formatDateTime(request.asked_at) })}
              </p>
            </div>
            <Outcome request={request} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Outcome({ request: { state, until, trajectory_id } }: { request: OwnRequest }) {
  const { t } = useTranslation();
  if (state === 'open')
    return <StatusLine kind="waiting">{t('access_requests.own.open')}</StatusLine>;
  if (state === 'refused' || !until)
    return <StatusLine kind="refused">{t('access_requests.own.refused')}</StatusLine>;
  const date = formatDate(until);
  if (until < today())
    return <StatusLine kind="over">{t('access_requests.own.over', { date })}</StatusLine>;
  return (
    <div>
      <StatusLine kind="done">{t('access_requests.own.given', { date })}</StatusLine>
      {trajectory_id && (
        <Link to="/trajectories/$trajectoryId" params={{ trajectoryId: String(trajectory_id) }}>
          {t('access_requests.own.to')}
        </Link>
      )}
    </div>
  );
}
