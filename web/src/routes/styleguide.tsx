import { createFileRoute } from '@tanstack/react-router';
import { StyleguidePage } from '../features/styleguide/StyleguidePage.tsx';
import { requireDebug } from '../platform/guards.ts';

export const Route = createFileRoute('/styleguide')({
  beforeLoad: requireDebug,
  component: StyleguidePage,
});
