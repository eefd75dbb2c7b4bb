import { createFileRoute } from '@tanstack/react-router';
import { GuidelinesPage } from '../features/styleguide/GuidelinesPage.tsx';
import { requireDebug } from '../platform/guards.ts';

export const Route = createFileRoute('/guidelines')({
  beforeLoad: requireDebug,
  component: GuidelinesPage,
});
