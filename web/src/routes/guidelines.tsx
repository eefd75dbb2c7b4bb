import { createFileRoute } from '@tanstack/react-router';
import { GuidelinesPage } from '../features/styleguide/GuidelinesPage.tsx';
import { requireDebug } from '../platform/guards.ts';
import { loadAllTexts } from '../platform/i18n.ts';

export const Route = createFileRoute('/guidelines')({
  beforeLoad: requireDebug,
  loader: loadAllTexts,
  component: GuidelinesPage,
});
