import { createFileRoute } from '@tanstack/react-router';
import { AccountPage } from '../../features/account/AccountPage.tsx';
import { CalendarPanel } from '../../features/calendar/CalendarPanel.tsx';
import { DigestsPanel } from '../../features/digests/DigestsPanel.tsx';
import { useCan } from '../../platform/useCan.ts';

export const Route = createFileRoute('/_app/account')({
  staticData: { wing: 'own' },
  component: AccountRoute,
});

function AccountRoute() {
  return (
    <AccountPage>
      {useCan('trajectories') && <CalendarPanel />}
      <DigestsPanel />
    </AccountPage>
  );
}
