import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { meQuery } from '../../platform/session.ts';

const FirstStepsPanel = lazy(async () => ({
  default: (await import('./FirstStepsPanel.tsx')).FirstStepsPanel,
}));

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
