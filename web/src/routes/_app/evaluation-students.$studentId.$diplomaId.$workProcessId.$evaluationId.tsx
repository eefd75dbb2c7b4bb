import { createFileRoute } from '@tanstack/react-router';
import { EvaluationPage } from '../../features/evaluations/score/EvaluationPage.tsx';
import { evidenceOf } from './-evidenceOf.tsx';

export const Route = createFileRoute(
  '/_app/evaluation-students/$studentId/$diplomaId/$workProcessId/$evaluationId',
)({ staticData: { wing: 'school' }, component: EvaluationRoute });

function EvaluationRoute() {
  const { evaluationId, ...params } = Route.useParams();
  const navigate = Route.useNavigate();
  return (
    <EvaluationPage
      key={evaluationId}
      evaluationId={evaluationId}
      place={{
        student_id: Number(params.studentId),
        diploma_id: Number(params.diplomaId),
        work_process_id: Number(params.workProcessId),
      }}
      evidence={evidenceOf}
      onSaved={() => navigate({ to: '/next-evaluation/$evaluationId', params: { evaluationId } })}
    />
  );
}
