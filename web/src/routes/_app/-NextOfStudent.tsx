import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { processStatesQuery } from '../../features/evaluations/evaluation.api.ts';
import { loadTexts } from '../../platform/i18n.ts';
import { lazily } from '../../platform/lazily.ts';

const NextPanel = lazily(
  async () =>
    (await Promise.all([import('../../features/growth/NextPanel.tsx'), loadTexts('next')]))[0],
  'NextPanel',
);

/** What is next for a student, read from how far their work processes are. */
export function NextOfStudent({ studentId }: { studentId: number }) {
  const { data: processes } = useQuery(processStatesQuery(studentId));
  return (
    <Suspense>{processes && <NextPanel studentId={studentId} processes={processes} />}</Suspense>
  );
}
