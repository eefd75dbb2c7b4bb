import { Link } from '@tanstack/react-router';
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { hasDrafts } from '../../platform/hasDrafts.ts';
import { loadTexts, useTranslation } from '../../platform/i18n.ts';
import { signedInAs } from '../../platform/token.ts';
import { useCan } from '../../platform/useCan.ts';
import { Frame } from './Frame.tsx';
import { Header } from './Header.tsx';

const KeptNotice = lazy(async () => {
  await loadTexts('session');
  return { default: (await import('./KeptNotice.tsx')).KeptNotice };
});

type Props = { pendingCount: number | undefined; children: ReactNode };

/** Around the pages of somebody who is signed in. */
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

function OutboxHint() {
  const { t } = useTranslation();
  return useCan('outbox') && <span>{t('shell.demo.outbox')}</span>;
}

const minute = 60_000;

/** There is nothing to do for hours, so it is loaded long after the page, and a failure breaks nothing. */
function useSessionWatch() {
  const [Watch, setWatch] = useState<ComponentType>();
  useEffect(() => {
    const left = (signedInAs()?.exp ?? 0) * 1000 - Date.now();
    const load = () =>
      Promise.all([import('./SessionWatch.tsx'), loadTexts('session')]).then(
        ([part]) => setWatch(() => part.SessionWatch),
        () => undefined,
      );
    const waiting = setTimeout(load, left < 10 * minute ? 0 : minute);
    return () => clearTimeout(waiting);
  }, []);
  return Watch;
}
