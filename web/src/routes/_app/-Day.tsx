import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { DayTask } from '@traject/contract/today';
import { Suspense, useState } from 'react';
import { Caseload } from '../../features/handovers/Caseload.tsx';
import { looseTasksQuery, tasksKey } from '../../features/tasks/tasks.api.ts';
import { useRemoveTask } from '../../features/tasks/useTaskActions.ts';
import { useTick } from '../../features/tasks/useTick.ts';
import type { DaySearch } from '../../features/today/daySearch.ts';
import { TodayPage } from '../../features/today/TodayPage.tsx';
import { lazily } from '../../platform/lazily.ts';
import { DayTabs } from './-DayTabs.tsx';
import { useDayAppointments } from './-useDayAppointments.tsx';

const TaskDialog = lazily(() => import('../../features/tasks/TaskDialog.tsx'), 'TaskDialog');

type Props = { search: DaySearch; onSearch: (search: DaySearch) => void };

/** The day, with what other features have to do with it. */
export function Day({ search, onSearch }: Props) {
  const { dialog, acts } = useTaskActs();
  const appointments = useDayAppointments();
  return (
    <>
      <DayTabs />
      <TodayPage
        search={search}
        onSearch={onSearch}
        caseload={(teamId) => <Caseload teamId={teamId} />}
        tasks={acts}
        appointments={appointments.acts}
        planFor={appointments.planFor}
      />
      <Suspense>
        {dialog}
        {appointments.dialog}
      </Suspense>
    </>
  );
}

/** The day where another page has nothing to show: the address stays that page's. */
export function OwnDay() {
  const [search, setSearch] = useState<DaySearch>({});
  return <Day search={search} onSearch={setSearch} />;
}

const keyOf = ({ id, trajectory }: DayTask) => ({ id, trajectory_id: trajectory?.id ?? null });

/** A loose task is made, changed and removed here; all are ticked off. */
function useTaskActs() {
  const queries = useQueryClient();
  const [editing, setEditing] = useState<number | 'new'>();
  const { data: loose } = useQuery({
    ...looseTasksQuery,
    enabled: typeof editing === 'number',
  });
  const task = loose?.find(({ id }) => id === editing);
  const tick = useTick();
  const remove = useRemoveTask();
  const close = () => setEditing(undefined);
  const saved = () => {
    queries.invalidateQueries({ queryKey: tasksKey });
    close();
  };
  return {
    dialog: (editing === 'new' || task) && (
      <TaskDialog task={task} onSaved={saved} onClose={close} />
    ),
    acts: {
      onTick: (one: DayTask) => tick(keyOf(one)),
      onAdd: () => setEditing('new'),
      onEdit: ({ id }: DayTask) => setEditing(id),
      onRemove: (one: DayTask) => remove({ ...one, ...keyOf(one) }),
    },
  };
}
