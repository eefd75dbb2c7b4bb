import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Frame } from './Frame.tsx';
import { Header } from './Header.tsx';
import { OutboxHint } from './OutboxHint.tsx';

type Props = { pendingCount: number | undefined; children: ReactNode };

/** Pages of somebody who is signed in. */
export function AppShell({ pendingCount, children }: Props) {
  const { t } = useTranslation();
  return (
    <Frame
      header={<Header pendingCount={pendingCount} />}
      demoHint={<OutboxHint />}
      footer={<Link to="/help">{t('shell.footer.help')}</Link>}
    >
      {children}
    </Frame>
  );
}
