import './ui/link.css';
import { type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { CookieNotice } from './features/shell/CookieNotice.tsx';
import { PublicShell } from './features/shell/PublicShell.tsx';
import { loadConfig } from './platform/config.ts';
import { type Catalogue, startI18n } from './platform/i18n.ts';
import { forgetUnclaimedDrafts } from './platform/token.ts';
import { setColorRoles } from './ui/colorRoles.ts';
import { Toasts } from './ui/Toasts.tsx';

/** What is around the pages of clients and employers: small, and made for old phones. */
export const inLinkFrame = (page: ReactNode) => (
  <>
    <PublicShell>{page}</PublicShell>
    <CookieNotice />
    <Toasts />
  </>
);

export function startDocument(texts: Catalogue, build: () => ReactNode) {
  setColorRoles();
  forgetUnclaimedDrafts();
  Promise.all([loadConfig(), startI18n(texts)]).then(() => {
    const root = document.getElementById('root');
    if (root) createRoot(root).render(<StrictMode>{build()}</StrictMode>);
  });
}
