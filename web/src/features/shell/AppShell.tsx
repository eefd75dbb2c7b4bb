import { Link } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hasDrafts } from '../../platform/hasDrafts.ts';
import { loadTexts } from '../../platform/i18n.ts';
import { Frame } from './Frame.tsx';
import { Header } from './Header.tsx';
import { OutboxHint } from './OutboxHint.tsx';
import { useSessionWatch } from './useSessionWatch.ts';

const KeptNotice = lazy(async () => {
  await loadTexts('session');
  return { default: (await import('./KeptNotice.tsx')).KeptNotice };
});

type Props = { pendingCount: number | undefined; children: ReactNode };

/** Pages of somebody who is signed in. */
export function AppShell({ pendingCount, children }: Props) {
  const { t } = useTranslation();
  const Watch = useSessionWatch();
  const [isTyped] = useState(hasDrafts);
  return (
    <Frame
      header={<Header pendingCount={pendingCount} />}
      demoHint={<OutboxHint />}
      footer={<Link to="/help">{t('shell.footer.help')}</Link>}
    >
      {isTyped && (
        <Suspense>
          <KeptNotice />
        </Suspense>
      )}
      {children}
      {Watch && <Watch />}
    </Frame>
  );
}
