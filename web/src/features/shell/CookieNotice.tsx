import { lazy, Suspense, useState } from 'react';
import { getConfig } from '../../platform/config.ts';
import { CookieBanner } from './CookieBanner.tsx';

const CookieModal = lazy(() => import('./CookieModal.tsx'));

/** Until accepted; a modal that is closed without an answer stays as a banner. */
export function CookieNotice() {
  const [notice, setNotice] = useState(() =>
    localStorage.getItem('cookies') ? 'accepted' : getConfig().cookies,
  );
  const accept = () => {
    localStorage.setItem('cookies', 'accepted');
    setNotice('accepted');
  };

  if (notice === 'accepted') return null;
  if (notice === 'banner') return <CookieBanner onAccept={accept} />;
  return (
    <Suspense>
      <CookieModal onAccept={accept} onClose={() => setNotice('banner')} />
    </Suspense>
  );
}
