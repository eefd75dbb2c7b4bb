import { Suspense } from 'react';
import { lazily } from '../../platform/lazily.ts';
import type { StartProps } from './StartDialog.tsx';

const StartDialog = lazily(() => import('./StartDialog.tsx'), 'StartDialog');

/** Asks the client or the employer to agree with the trajectory; the dialog loads when opened. */
export const StartReview = (props: StartProps) => (
  <Suspense>
    <StartDialog {...props} />
  </Suspense>
);
