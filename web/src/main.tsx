import './ui/mantine.css';
import './ui/styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { buildApp } from './app.tsx';
import { appTexts } from './appTexts.ts';
import { loadConfig } from './platform/config.ts';
import { startI18n } from './platform/i18n.ts';
import { reloadAfterUpdate } from './platform/reloadOnce.ts';
import { forgetUnclaimedDrafts, isSignedIn } from './platform/token.ts';

reloadAfterUpdate();
forgetUnclaimedDrafts();
setInterval(forgetUnclaimedDrafts, 60_000);
if (isSignedIn()) void import('./platform/enter.ts');
Promise.all([loadConfig(), startI18n(appTexts)]).then(() => {
  const root = document.getElementById('root');
  if (root) createRoot(root).render(<StrictMode>{buildApp()}</StrictMode>);
});
