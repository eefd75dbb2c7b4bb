import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { lazily } from '../../platform/lazily.ts';
import { meQuery } from '../../platform/session.ts';

const FirstStepsPanel = lazily(() => import('./FirstStepsPanel.tsx'), 'FirstStepsPanel');

/** Nobody loads it but who begins. */
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
