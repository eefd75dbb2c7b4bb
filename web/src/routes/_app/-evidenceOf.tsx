import type { Evaluation } from '@traject/contract/evaluations';
import { Suspense } from 'react';
import { loadTexts } from '../../platform/i18n.ts';
import { lazily } from '../../platform/lazily.ts';

const ShownEvidence = lazily(
  async () =>
    (
      await Promise.all([
        import('../../features/evidence/ShownEvidence.tsx'),
        loadTexts('evidence'),
      ])
    )[0],
  'ShownEvidence',
);

/** What the student shows to whoever rates this, if anything. */
export const evidenceOf = (evaluation: Evaluation) =>
  evaluation.evidence > 0 && (
    <Suspense>
      <ShownEvidence
        evaluationId={evaluation.id}
        name={evaluation.student.name}
        mayLook={evaluation.may_score || evaluation.may_correct}
      />
    </Suspense>
  );
