import { type ComponentType, Suspense, useState } from 'react';
import { getConfig } from '../../platform/config.ts';
import { CookieBanner } from './CookieBanner.tsx';
import type { CookieModalProps } from './CookieModal.tsx';

/** Until accepted; a modal that is closed without an answer stays as a banner. */
export function CookieNotice({ modal: Modal }: { modal?: ComponentType<CookieModalProps> }) {
  const [notice, setNotice] = useState(() =>
    localStorage.getItem('cookies') ? 'accepted' : getConfig().cookies,
  );
  const accept = () => {
    localStorage.setItem('cookies', 'accepted');
    setNotice('accepted');
  };

  if (notice === 'accepted') return null;
  if (notice === 'banner' || !Modal) return <CookieBanner onAccept={accept} />;
  return (
    <Suspense>
      <Modal onAccept={accept} onClose={() => setNotice('banner')} />
    </Suspense>
  );
}
