import { lazy, Suspense } from 'react';
import type { StartProps } from './StartDialog.tsx';

const StartDialog = lazy(async () => ({
  default: (await import('./StartDialog.tsx')).StartDialog,
}));

/** Asks the client or the employer to agree with the trajectory; the dialog comes when opened. */
export const StartReview = (props: StartProps) => (
  <Suspense>
    <StartDialog {...props} />
  </Suspense>
);
