import { createFileRoute } from '@tanstack/react-router';
import { AccountPage } from '../../features/account/AccountPage.tsx';
import { DigestsPanel } from '../../features/digests/DigestsPanel.tsx';

export const Route = createFileRoute('/_app/account')({
  staticData: { wing: 'own' },
  component: AccountRoute,
});

function AccountRoute() {
  return (
    <AccountPage>
      <DigestsPanel />
    </AccountPage>
  );
}
