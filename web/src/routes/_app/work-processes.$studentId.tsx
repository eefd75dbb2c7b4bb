import { usePrefetchQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { processStatesQuery } from '../../features/evaluations/evaluation.api.ts';
import { WorkProcessesPage } from '../../features/evaluations/student/WorkProcessesPage.tsx';
import { WithStudent } from '../../features/evaluations/WithStudent.tsx';

export const Route = createFileRoute('/_app/work-processes/$studentId')({
  staticData: { wing: 'school' },
  component: WorkProcessesRoute,
});

function WorkProcessesRoute() {
  const { t } = useTranslation();
  const { studentId } = Route.useParams();
  usePrefetchQuery(processStatesQuery(Number(studentId)));
  return (
    <WithStudent
      studentId={studentId}
      title={t('student_evaluations.work_processes.link')}
      failed={t('student_evaluations.work_processes.failed')}
    >
      {(student) => <WorkProcessesPage student={student} />}
    </WithStudent>
  );
}
