import { IconLockOpen } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from '../../platform/i18n.ts';
import { mayDecide, placesToAsk } from '../../platform/placesToAsk.ts';
import { meQuery } from '../../platform/session.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { PanelError } from '../../ui/PanelError.tsx';
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx';
import { AskDialog } from './AskDialog.tsx';
import { requestsQuery } from './accessRequests.api.ts';
import classes from './accessRequests.module.css';
import { OpenRequestRow } from './OpenRequestRow.tsx';
import { OwnRequests } from './OwnRequests.tsx';

type Props = {
  /** Asked for at once. */
  about?: string | undefined;
  onAsked?: () => void;
};

/** What waits for the reader's decision, and what they asked for themselves. */
export function AccessRequestsPage({ about, onAsked }: Props) {
  const { t } = useTranslation();
  const { data: me } = useQuery(meQuery);
  const { data, isError, refetch } = useQuery(requestsQuery);
  const places = placesToAsk(me);
  const decides = mayDecide(me) || places.length === 0;
  return (
    <>
      <PageHead
        title={t('access_requests.title')}
        back={<Link to="/trajectories">{t('menu.trajectories')}</Link>}
      />
      {about && places.length > 0 && <AskDialog about={about} onClose={() => onAsked?.()} />}
      {!data && isError && (
        <Panel title={t('access_requests.title')}>
          <PanelError title={t('access_requests.failed')} onRetry={() => void refetch()} />
        </Panel>
      )}
      {!data && !isError && <RowsSkeleton rows={3} />}
      {data && (
        <div className={classes.page}>
          {(decides || data.to_decide.length > 0) && (
            <Panel title={t('access_requests.to_decide.title')} count={data.to_decide.length}>
              {data.to_decide.length === 0 && (
                <EmptyState
                  icon={IconLockOpen}
                  title={t('access_requests.to_decide.empty')}
                  text={t('access_requests.to_decide.empty_text')}
                />
              )}
              <ul>
                {data.to_decide.map((request) => (
                  <OpenRequestRow
                    key={request.id}
                    request={request}
                    hasPlace={
                      new Set(me?.account_types.map((part) => part.organisation.id)).size > 1
                    }
                  />
                ))}
              </ul>
            </Panel>
          )}
          {(places.length > 0 || data.own.length > 0) && (
            <OwnRequests requests={data.own} mayAsk={places.length > 0} />
          )}
        </div>
      )}
    </>
  );
}
