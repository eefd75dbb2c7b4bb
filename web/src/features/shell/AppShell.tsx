import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Frame } from './Frame.tsx';
import { Header } from './Header.tsx';
import { KeptNotice } from './KeptNotice.tsx';
import { SessionNotice } from './SessionNotice.tsx';

type Props = { pendingCount: number | undefined; children: ReactNode };

/** Pages of somebody who is signed in. */
export function AppShell({ pendingCount, children }: Props) {
  const { t } = useTranslation();
  return (
    <Frame
      header={<Header pendingCount={pendingCount} />}
      footer={<Link to="/help">{t('shell.footer.help')}</Link>}
    >
      <KeptNotice />
      {children}
      <SessionNotice />
    </Frame>
  );
}
