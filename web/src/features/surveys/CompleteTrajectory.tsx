import { lazy, Suspense } from 'react';
import type { CompleteProps } from './CompleteDialog.tsx';

const CompleteDialog = lazy(async () => ({
  default: (await import('./CompleteDialog.tsx')).CompleteDialog,
}));

/** Ends a trajectory, with the surveys that go out with it; the dialog comes when opened. */
export const CompleteTrajectory = (props: CompleteProps) => (
  <Suspense>
    <CompleteDialog {...props} />
  </Suspense>
);
