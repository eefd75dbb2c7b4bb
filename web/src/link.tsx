import './ui/link.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { buildLinkApp } from './linkApp.tsx';
import { linkTexts } from './linkTexts.ts';
import { loadConfig } from './platform/config.ts';
import { startI18n } from './platform/i18n.ts';
import { forgetUnclaimedDrafts } from './platform/token.ts';
import { setColorRoles } from './ui/colorRoles.ts';

/** The pages behind a link in a mail: small, and made for old phones. */
setColorRoles();
forgetUnclaimedDrafts();

Promise.all([loadConfig(), startI18n(linkTexts)]).then(() => {
  const root = document.getElementById('root');
  if (root) createRoot(root).render(<StrictMode>{buildLinkApp()}</StrictMode>);
});
