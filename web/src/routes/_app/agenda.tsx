import { createFileRoute } from '@tanstack/react-router';
import { mineQuery } from '../../features/appointments/appointments.api.ts';
import { addDays, mondayOf, wallClock } from '../../features/appointments/times.ts';
import { WeekPage } from '../../features/appointments/WeekPage.tsx';
import { dayOf } from '../../platform/search.ts';
import { DayTabs } from './-DayTabs.tsx';

export const Route = createFileRoute('/_app/agenda')({
  staticData: { wing: 'agenda' },
  validateSearch: ({ day }): { day?: string | undefined } => ({ day: dayOf(day) }),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => {
    const monday = mondayOf(deps.day ?? wallClock().slice(0, 10));
    context.queries.prefetchQuery(mineQuery(monday, addDays(monday, 6)));
  },
  component: AgendaRoute,
});

function AgendaRoute() {
  const { day } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <>
      <DayTabs />
      <WeekPage day={day} onDay={(next) => navigate({ search: { day: next } })} />
    </>
  );
}
