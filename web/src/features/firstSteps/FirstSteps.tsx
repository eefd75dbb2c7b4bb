import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { lazily } from '../../platform/lazily.ts';
import { meQuery } from '../../platform/session.ts';

const FirstStepsPanel = lazily(() => import('./FirstStepsPanel.tsx'), 'FirstStepsPanel');

/** Loaded only for a new administrator. */
export function FirstSteps() {
  const { data: me } = useQuery(meQuery);
  const [first] = me?.beginning_at ?? [];
  if (!first) return null;
  return (
    <Suspense>
      <FirstStepsPanel key={first} organisationId={first} />
    </Suspense>
  );
}
