import { useQuery } from '@tanstack/react-query';
import type { Today, WaitingTrajectory } from '@traject/contract/today';
import type { ReactNode } from 'react';
import { dayInWords } from '../../platform/format.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { PageHead } from '../../ui/PageHead.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { PanelError } from '../../ui/PanelError.tsx';
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx';
import { Arrivals } from './Arrivals.tsx';
import { type AppointmentActs, DayAppointments } from './DayAppointments.tsx';
import { DayScopes } from './DayScopes.tsx';
import { DayTasks, type TaskActs } from './DayTasks.tsx';
import type { DaySearch } from './daySearch.ts';
import { todayQuery } from './today.api.ts';
import classes from './today.module.css';
import { Waiting } from './Waiting.tsx';

type Props = {
  search: DaySearch;
  onSearch: (search: DaySearch) => void;
  /** What the people of a team, or all of them, carry. */
  caseload: (teamId: number | undefined) => ReactNode;
  tasks: TaskActs;
  appointments: AppointmentActs;
  /** What helps a trajectory that nobody spoke with for long. */
  planFor: (waits: WaitingTrajectory) => ReactNode;
};

/** What there is to do, what came in and what waits: for oneself, a team or everybody. */
export function TodayPage({ search, onSearch, caseload, ...acts }: Props) {
  const { t } = useTranslation();
  const { data, isError, isPlaceholderData, refetch } = useQuery(todayQuery(search));
  return (
    <>
      <PageHead
        title={t('today.title')}
        intro={data && dayInWords(data.date)}
        action={data && <DayScopes day={data} search={search} onSearch={onSearch} />}
      />
      {!data && isError && (
        <Panel title={t('today.title')}>
          <PanelError title={t('today.failed')} onRetry={() => void refetch()} />
        </Panel>
      )}
      {!data && !isError && <RowsSkeleton rows={5} />}
      {data && (
        <div className={classes.page} data-updating={isPlaceholderData || undefined}>
          {search.scope && (
            <div className={classes.whole}>
              {caseload(search.scope === 'team' ? search.team_id : undefined)}
            </div>
          )}
          <Lists day={data} isOwn={!search.scope} {...acts} />
        </div>
      )}
    </>
  );
}

type ListsProps = Pick<Props, 'tasks' | 'appointments' | 'planFor'> & {
  day: Today;
  isOwn: boolean;
};

function Lists({ day, isOwn, tasks, appointments, planFor }: ListsProps) {
  return (
    <>
      <div className={classes.column}>
        <DayAppointments list={day.appointments} acts={isOwn ? appointments : undefined} />
        <DayTasks day={day} acts={isOwn ? tasks : undefined} />
      </div>
      <div className={classes.column}>
        <Arrivals day={day} />
        <Waiting waiting={day.waiting} planFor={planFor} />
      </div>
    </>
  );
}
