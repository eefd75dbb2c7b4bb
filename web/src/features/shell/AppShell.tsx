import { Link } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { keptDrafts } from '../../platform/draft.ts';
import { EndOfSession } from './EndOfSession.tsx';
import { Frame } from './Frame.tsx';
import { Header } from './Header.tsx';

const KeptNotice = lazy(async () => ({ default: (await import('./KeptNotice.tsx')).KeptNotice }));

type Props = { pendingCount: number | undefined; children: ReactNode };

/** Pages of somebody who is signed in. */
export function AppShell({ pendingCount, children }: Props) {
  const { t } = useTranslation();
  const [hasDrafts] = useState(() => keptDrafts().length > 0);
  return (
    <Frame
      header={<Header pendingCount={pendingCount} />}
      footer={<Link to="/help">{t('shell.footer.help')}</Link>}
    >
      {hasDrafts && (
        <Suspense>
          <KeptNotice />
        </Suspense>
      )}
      {children}
      <EndOfSession />
    </Frame>
  );
}
