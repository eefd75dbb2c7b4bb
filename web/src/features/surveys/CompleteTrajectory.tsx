import { Suspense } from 'react';
import { lazily } from '../../platform/lazily.ts';
import type { CompleteProps } from './CompleteDialog.tsx';

const CompleteDialog = lazily(() => import('./CompleteDialog.tsx'), 'CompleteDialog');

/** Ends a trajectory, with the surveys that go out with it; the dialog is loaded when it opens. */
export const CompleteTrajectory = (props: CompleteProps) => (
  <Suspense>
    <CompleteDialog {...props} />
  </Suspense>
);
