import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { reminderKinds } from '@traject/contract/common/reminding';
import type { WorkingDay } from '@traject/contract/workingDay';
import { Suspense, useState } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { lazily } from '../../platform/lazily.ts';
import { Facts } from '../../ui/Facts.tsx';
import { Row } from '../../ui/layout.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { PanelBody } from '../../ui/PanelBody.tsx';
import { PanelError } from '../../ui/PanelError.tsx';
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx';
import text from '../../ui/text.module.css';
import { useRuleInWords, useStateDays } from './inWords.ts';
import { workingDayQuery } from './workingDay.api.ts';

const WorkingDayDialog = lazily(() => import('./WorkingDayDialog.tsx'), 'WorkingDayDialog');

/** When reminders go out, whose names stand in calendars, and what waits too long. */
export function WorkingDayPanel({ organisationId }: { organisationId: number }) {
  const { t } = useTranslation();
  const { data, isError, refetch } = useQuery(workingDayQuery(organisationId));
  return (
    <Panel title={t('working_day.title')}>
      {data && <Choices organisationId={organisationId} workingDay={data} />}
      {!data && isError && (
        <PanelError title={t('working_day.failed')} onRetry={() => void refetch()} />
      )}
      {!data && !isError && <RowsSkeleton rows={4} />}
    </Panel>
  );
}

type Props = { organisationId: number; workingDay: WorkingDay };

function Choices({ organisationId, workingDay }: Props) {
  const { t } = useTranslation();
  const [isEditing, setEditing] = useState(false);
  const inWords = useRuleInWords();
  const stateDays = useStateDays();
  const { reminders, calendar_names, quiet_days: count, state_days } = workingDay;
  return (
    <PanelBody>
      <p className={text.soft}>{t('working_day.text')}</p>
      <Facts
        columns={2}
        items={[
          ...reminderKinds.map((kind): [string, string] => [
            t(`working_day.kinds.${kind}`),
            inWords(reminders[kind]),
          ]),
          [
            t('working_day.fields.calendar_names'),
            t(calendar_names ? 'working_day.names' : 'working_day.initials'),
          ],
          [t('working_day.fields.quiet_days'), t('working_day.days', { count })],
          [t('working_day.fields.state_days'), stateDays(state_days)],
        ]}
      />
      <Row wrap>
        <Button variant="default" onClick={() => setEditing(true)}>
          {t('working_day.edit')}
        </Button>
      </Row>
      {isEditing && (
        <Suspense>
          <WorkingDayDialog
            organisationId={organisationId}
            workingDay={workingDay}
            onClose={() => setEditing(false)}
          />
        </Suspense>
      )}
    </PanelBody>
  );
}
