import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type GivenDays, givenDays, type OpenRequest } from '@traject/contract/accessRequests';
import { useState } from 'react';
import { formatDateTime } from '../../platform/format.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { useRemove } from '../../platform/useRemove.ts';
import { useRowSave } from '../../platform/useRowSave.ts';
import layout from '../../ui/layout.module.css';
import { Row } from '../../ui/layout.tsx';
import { SegmentField } from '../../ui/SegmentField.tsx';
import { StateBadge } from '../../ui/StateBadge.tsx';
import text from '../../ui/text.module.css';
import { grant, refuse, requestsQuery } from './accessRequests.api.ts';
import classes from './accessRequests.module.css';

type Props = {
  request: OpenRequest;
  /** For readers of several organisations, which one it is. */
  hasPlace: boolean;
};

/** Who asks for what and why, with what they may mean: each is given with one press. */
export function OpenRequestRow({ request, hasPlace }: Props) {
  const { t } = useTranslation();
  const [days, setDays] = useState<GivenDays>(7);
  const { give, turnDown } = useDeciding(request);
  const { asked_by, about, reason, suggestions, organisation } = request;
  const asked = { date: formatDateTime(request.asked_at), organisation: organisation.name };
  return (
    <li className={classes.request}>
      <div>
        <p className={text.rowTitle}>
          {t('access_requests.to_decide.who', { name: asked_by.name, about })}
        </p>
        <p className={`${text.soft} ${text.lines}`}>{reason}</p>
        <p className={text.secondary}>
          {t(`access_requests.to_decide.${hasPlace ? 'asked_at' : 'asked'}`, asked)}
        </p>
      </div>
      {suggestions.length === 0 ? (
        <p className={text.secondary}>{t('access_requests.to_decide.nothing')}</p>
      ) : (
        <Suggestions request={request} days={days} onGive={(id) => give({ id, days })} />
      )}
      <Row wrap gap={12} justify="between" className={classes.decide}>
        {suggestions.length > 0 && <Days days={days} onDays={setDays} />}
        <Button
          variant="default"
          aria-label={t('access_requests.to_decide.refuse_name', asked_by)}
          onClick={() => turnDown(request)}
        >
          {t('access_requests.to_decide.refuse')}
        </Button>
      </Row>
    </li>
  );
}

type DaysProps = { days: GivenDays; onDays: (days: GivenDays) => void };

function Days({ days, onDays }: DaysProps) {
  const { t } = useTranslation();
  return (
    <div className={classes.days}>
      <SegmentField
        label={t('access_requests.to_decide.how_long')}
        choices={givenDays.map((count) => ({
          value: String(count),
          label: t('access_requests.to_decide.days', { count }),
        }))}
        value={String(days)}
        onChange={(value) => onDays(Number(value) as GivenDays)}
      />
    </div>
  );
}

type SuggestionsProps = { request: OpenRequest; days: GivenDays; onGive: (id: number) => void };

function Suggestions({ request, days, onGive }: SuggestionsProps) {
  const { t } = useTranslation();
  const give = t('access_requests.to_decide.give', { count: days });
  return (
    <ul aria-label={t('access_requests.to_decide.found')}>
      {request.suggestions.map(({ id, client, counselor, trajectory_state: state }) => (
        <Row as="li" key={id} gap={12} className={classes.found}>
          <div className={layout.grow}>
            <p className={text.rowTitle}>{client.name}</p>
            <p className={text.secondary}>{t('access_requests.to_decide.counselor', counselor)}</p>
            <StateBadge code={state.code} label={state.name} />
          </div>
          <Button
            aria-label={`${give} ${t('access_requests.to_decide.give_name', { client: client.name })}`}
            onClick={() => onGive(id)}
          >
            {give}
          </Button>
        </Row>
      ))}
    </ul>
  );
}

/** A colleague may have decided meanwhile: then the list is read again as well. */
function useDeciding({ id: accessRequestId }: OpenRequest) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const { queryKey } = requestsQuery;
  const save = useRowSave({
    save: ({ id, days }: { id: number; days: GivenDays }) =>
      grant({ accessRequestId, trajectory_id: id, days }),
    refresh: queryKey,
    done: 'notify.access_request.grant_success',
    failed: 'notify.access_request.grant_error',
    shown: [],
  });
  const turnDown = useRemove({
    remove: ({ id }: OpenRequest) => refuse(id),
    question: ({ asked_by }) => ({
      title: t('access_requests.to_decide.refuse_title'),
      message: t('access_requests.to_decide.refuse_message', asked_by),
      confirmText: t('access_requests.to_decide.refuse'),
      danger: false,
    }),
    refresh: queryKey,
    done: 'notify.access_request.refuse_success',
    failed: 'notify.access_request.refuse_error',
  });
  const give = (given: { id: number; days: GivenDays }) =>
    save(given).then(() => queries.invalidateQueries({ queryKey }));
  return { give, turnDown };
}
