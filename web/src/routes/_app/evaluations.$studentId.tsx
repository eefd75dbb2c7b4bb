import { usePrefetchQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { type EvaluationSearch, listQuery } from '../../features/evaluations/evaluation.api.ts';
import { EvaluationsPage } from '../../features/evaluations/student/EvaluationsPage.tsx';
import { WithStudent } from '../../features/evaluations/WithStudent.tsx';
import { useTranslation } from '../../platform/i18n.ts';
import { oneOf, pageOf, reading } from '../../platform/search.ts';
import { NextOfStudent } from './-NextOfStudent.tsx';

export const Route = createFileRoute('/_app/evaluations/$studentId')({
  staticData: { wing: 'school' },
  validateSearch: reading<EvaluationSearch>({
    filter: oneOf('pending', 'non-pending'),
    page: pageOf,
  }),
  component: EvaluationsRoute,
});

function EvaluationsRoute() {
  const { t } = useTranslation();
  const { studentId } = Route.useParams();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  usePrefetchQuery(listQuery(Number(studentId), search));
  return (
    <WithStudent
      studentId={studentId}
      title={t('student_evaluations.title')}
      failed={t('student_evaluations.failed')}
    >
      {(student) => (
        <EvaluationsPage
          key={student.id}
          student={student}
          search={search}
          onSearch={(to) => navigate({ search: to })}
          next={student.may_see_all && <NextOfStudent studentId={student.id} />}
        />
      )}
    </WithStudent>
  );
}
