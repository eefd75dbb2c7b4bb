import { usePrefetchQuery, useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { processStatesQuery } from '../../features/evaluations/evaluation.api.ts';
import { WithStudent } from '../../features/evaluations/WithStudent.tsx';
import { useTranslation } from '../../platform/i18n.ts';
import { meQuery } from '../../platform/session.ts';
import { ProcessesWithEvidence } from './-ProcessesWithEvidence.tsx';

export const Route = createFileRoute('/_app/work-processes/$studentId')({
  staticData: { wing: 'school' },
  component: WorkProcessesRoute,
});

function WorkProcessesRoute() {
  const { t } = useTranslation();
  const { studentId } = Route.useParams();
  const { data: me } = useQuery(meQuery);
  const isOwn = (id: number) => me?.account_types.some(({ person }) => person.id === id) ?? false;
  usePrefetchQuery(processStatesQuery(Number(studentId)));
  return (
    <WithStudent
      studentId={studentId}
      title={t('student_evaluations.work_processes.link')}
      failed={t('student_evaluations.work_processes.failed')}
    >
      {(student) => <ProcessesWithEvidence student={student} isOwn={isOwn(student.id)} />}
    </WithStudent>
  );
}
