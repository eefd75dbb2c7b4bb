import type { EvaluationRole } from '@traject/contract/common/evaluationRoles';
import type { OneStudent, StudentWorkProcess } from '@traject/contract/evaluations';
import { Suspense, useState } from 'react';
import { useRoleName } from '../../features/evaluations/names.ts';
import { WorkProcessesPage } from '../../features/evaluations/student/WorkProcessesPage.tsx';
import { loadTexts } from '../../platform/i18n.ts';
import { lazily } from '../../platform/lazily.ts';

const EvidenceDialog = lazily(
  async () =>
    (
      await Promise.all([
        import('../../features/evidence/EvidenceDialog.tsx'),
        loadTexts('evidence'),
      ])
    )[0],
  'EvidenceDialog',
);

type Props = { student: OneStudent; isOwn: boolean };

/** The work processes, each with what the student shows of it; that stays open when a phone is turned. */
export function ProcessesWithEvidence({ student, isOwn }: Props) {
  const [open, setOpen] = useState<StudentWorkProcess>();
  const roleName = useRoleName(student.id);
  return (
    <>
      <WorkProcessesPage student={student} onEvidence={setOpen} />
      <Suspense>
        {open && (
          <EvidenceDialog
            studentId={student.id}
            process={open.work_process}
            isOwn={isOwn}
            requests={waitingOf(open, roleName)}
            onClose={() => setOpen(undefined)}
          />
        )}
      </Suspense>
    </>
  );
}

/** Who else waits to rate it. */
const waitingOf = ({ states }: StudentWorkProcess, roleName: (role: EvaluationRole) => string) =>
  Object.entries(states).flatMap(([role, { state, evaluation_id }]) =>
    state === 'pending' && evaluation_id !== null && role !== 'student'
      ? { id: evaluation_id, label: roleName(role as EvaluationRole) }
      : [],
  );
