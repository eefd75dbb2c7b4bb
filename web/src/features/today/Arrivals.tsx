import { Button } from '@mantine/core';
import { IconInbox } from '@tabler/icons-react';
import { Link, type LinkOptions } from '@tanstack/react-router';
import type { Arrival, Today } from '@traject/contract/today';
import { formatDateTime } from '../../platform/format.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Panel } from '../../ui/Panel.tsx';
import text from '../../ui/text.module.css';
import { ClientLink, DayRow } from './DayRow.tsx';
import { FromPages } from './FromPages.tsx';

type Props = { day: Pick<Today, 'arrivals' | 'messages' | 'changes'> };

/** What nobody has read or seen yet, and what came in since yesterday; each with the way to it. */
export function Arrivals({ day: { arrivals: list, messages, changes } }: Props) {
  const { t } = useTranslation();
  const total = list.total + messages.total + changes.total;
  return (
    <Panel title={t('today.arrivals.title')} count={total}>
      <FromPages messages={messages} changes={changes} />
      {total === 0 && (
        <EmptyState
          icon={IconInbox}
          title={t('today.arrivals.none')}
          text={t('today.arrivals.none_text')}
        />
      )}
      <ul>
        {list.data.map((arrival) => (
          <ArrivalRow key={`${arrival.kind} ${arrival.record_id} ${arrival.at}`} {...arrival} />
        ))}
      </ul>
    </Panel>
  );
}

function ArrivalRow(arrival: Arrival) {
  const { t } = useTranslation();
  const { kind, at, who, what, reason, trajectory } = arrival;
  const said = t(`today.arrivals.${kind}${what ? '_what' : ''}` as 'today.arrivals.accepted', {
    who,
    what,
  });
  return (
    <DayRow
      title={<ClientLink trajectory={trajectory} />}
      action={
        <Button
          variant="default"
          size="compact-sm"
          aria-label={t('today.look_name', { name: trajectory.client.name })}
          renderRoot={(props) => <Link {...placeOf(arrival)} {...props} />}
        >
          {t('today.look')}
        </Button>
      }
    >
      <p className={`${text.secondary} ${text.soft}`}>{said}</p>
      {reason && (
        <p className={`${text.secondary} ${text.lines}`}>
          {t('today.arrivals.reason', { reason })}
        </p>
      )}
      <p className={text.secondary}>{formatDateTime(at)}</p>
    </DayRow>
  );
}

/** Where on the trajectory it is to be seen. */
function placeOf({ kind, what, record_id, trajectory }: Arrival): LinkOptions {
  const trajectoryId = String(trajectory.id);
  if (kind === 'survey')
    return {
      to: '/trajectory/$trajectoryId/survey-results/$surveyId',
      params: { trajectoryId, surveyId: String(record_id) },
    };
  const hash = kind === 'task' ? 'tasks' : kind === 'returned' || what ? 'documents' : undefined;
  return {
    to: '/trajectories/$trajectoryId',
    params: { trajectoryId },
    ...(hash && { hash }),
  };
}
