import type { Survey } from '@traject/contract/surveys';
import { Suspense } from 'react';
import { lazily } from '../../platform/lazily.ts';
import type { Recipients } from './recipients.ts';

const SurveyDialog = lazily(() => import('./SurveyDialog.tsx'), 'SurveyDialog');
const AnswersDialog = lazily(() => import('./AnswersDialog.tsx'), 'AnswersDialog');

export type Opened =
  | { dialog: 'start' }
  | { dialog: 'change'; survey: Survey }
  | { dialog: 'answers'; survey: Survey };

export type Of = { trajectoryId: number; organisationId: number; recipients: Recipients };

type Props = { of: Of; opened: Opened | undefined; onClose: () => void };

/** The one dialog that is open, if any. */
export function SurveyDialogs({ of, opened, onClose }: Props) {
  return (
    <Suspense>
      {opened?.dialog === 'answers' && (
        <AnswersDialog trajectoryId={of.trajectoryId} survey={opened.survey} onClose={onClose} />
      )}
      {(opened?.dialog === 'start' || opened?.dialog === 'change') && (
        <SurveyDialog
          of={of}
          survey={opened.dialog === 'change' ? opened.survey : undefined}
          onClose={onClose}
        />
      )}
    </Suspense>
  );
}
