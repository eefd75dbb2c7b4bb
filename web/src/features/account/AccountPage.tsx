import { IconPencil } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { lazily } from '../../platform/lazily.ts';
import { meQuery } from '../../platform/session.ts';
import { Stack } from '../../ui/layout.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { PanelBody, PanelRow, PanelRows } from '../../ui/PanelBody.tsx';
import { PanelButton } from '../../ui/PanelButton.tsx';
import { PanelError } from '../../ui/PanelError.tsx';
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx';
import text from '../../ui/text.module.css';
import { AddressPanel } from './AddressPanel.tsx';
import { accountQuery } from './account.api.ts';
import classes from './account.module.css';
import { NamePanel } from './NamePanel.tsx';
import { SessionsPanel } from './SessionsPanel.tsx';

/** What belongs to the account, and to no organisation. */
export function AccountPage({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const { data: account, isError, refetch } = useQuery(accountQuery);
  return (
    <>
      <PageHead title={t('account.title')} />
      {account ? (
        <Stack gap={20} className={classes.page}>
          <NamePanel account={account} />
          <AddressPanel account={account} />
          <PasswordPanel />
          <SessionsPanel sessions={account.sessions} />
          {children}
          <PlacesPanel />
        </Stack>
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

const PasswordDialog = lazily(() => import('./PasswordDialog.tsx'), 'PasswordDialog');

function PasswordPanel() {
  const { t } = useTranslation();
  const [isEditing, setEditing] = useState(false);
  return (
    <Panel
      title={t('labels.password')}
      action={
        <PanelButton
          label={t('account.password.edit')}
          icon={IconPencil}
          onClick={() => setEditing(true)}
        >
          {t('account.change')}
        </PanelButton>
      }
    >
      <PanelBody>
        <p className={text.soft}>{t('account.password.hint')}</p>
      </PanelBody>
      {isEditing && (
        <Suspense>
          <PasswordDialog onClose={() => setEditing(false)} />
        </Suspense>
      )}
    </Panel>
  );
}

/** The name in each organisation's own record, which its administrators can correct. */
function PlacesPanel() {
  const { t } = useTranslation();
  const { data: me } = useQuery(meQuery);
  const parts = me?.account_types ?? [];
  const places = [...new Map(parts.map((part) => [part.person.id, part])).values()];
  if (places.length === 0) return null;
  const typesOf = (personId: number) =>
    parts.filter(({ person }) => person.id === personId).map(({ code }) => code);
  return (
    <Panel title={t('account.places.title')} count={places.length}>
      <PanelRows>
        {places.map(({ person, organisation }) => (
          <PanelRow
            key={person.id}
            title={organisation.name}
            details={t('account.places.as', {
              name: person.name,
              types: typesOf(person.id)
                .map((type) => t(`account.types.${type}`))
                .join(', '),
            })}
          >
            {typesOf(person.id).includes('student') && (
              <Link to="/profile" search={{ organisation_id: organisation.id }}>
                {t('account.places.profile')}
              </Link>
            )}
          </PanelRow>
        ))}
      </PanelRows>
      <PanelBody>
        <p className={text.soft}>{t('account.places.hint')}</p>
      </PanelBody>
    </Panel>
  );
}
