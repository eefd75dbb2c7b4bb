import { createFileRoute } from '@tanstack/react-router';
import { StyleguidePage } from '../features/styleguide/StyleguidePage.tsx';
import { requireDebug } from '../platform/guards.ts';
import { loadAllTexts } from '../platform/i18n.ts';

export const Route = createFileRoute('/styleguide')({
  beforeLoad: requireDebug,
  // Its samples use the texts of all screens.
  loader: loadAllTexts,
  component: StyleguidePage,
});
