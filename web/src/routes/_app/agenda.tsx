import { createFileRoute } from '@tanstack/react-router';
import { WeekPage } from '../../features/appointments/WeekPage.tsx';
import { reading, wordOf } from '../../platform/search.ts';
import { DayTabs } from './-DayTabs.tsx';

export const Route = createFileRoute('/_app/agenda')({
  staticData: { wing: 'agenda' },
  validateSearch: reading<{ day?: string | undefined }>({ day: wordOf }),
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
