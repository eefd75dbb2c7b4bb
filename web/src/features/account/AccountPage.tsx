import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { PageHead } from '../../ui/PageHead.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { PanelError } from '../../ui/PanelError.tsx';
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx';
import { AddressPanel } from './AddressPanel.tsx';
import { accountQuery } from './account.api.ts';
import classes from './account.module.css';
import { NamePanel } from './NamePanel.tsx';
import { PasswordPanel } from './PasswordPanel.tsx';
import { PlacesPanel } from './PlacesPanel.tsx';
import { SessionsPanel } from './SessionsPanel.tsx';

/** What belongs to who signs in, and to no organisation. */
export function AccountPage() {
  const { t } = useTranslation();
  const { data: account, isError, refetch } = useQuery(accountQuery);
  return (
    <>
      <PageHead title={t('account.title')} />
      {account ? (
        <div className={classes.page}>
          <NamePanel account={account} />
          <AddressPanel account={account} />
          <PasswordPanel />
          <SessionsPanel sessions={account.sessions} />
          <PlacesPanel />
        </div>
      ) : (
        <Panel title={t('account.name.title')}>
          {isError ? (
            <PanelError title={t('account.failed')} onRetry={() => refetch()} />
          ) : (
            <RowsSkeleton rows={3} />
          )}
        </Panel>
      )}
    </>
  );
}
