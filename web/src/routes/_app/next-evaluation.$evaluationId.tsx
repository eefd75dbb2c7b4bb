import { createFileRoute } from '@tanstack/react-router';
import { placeOf } from '../../features/evaluations/links.tsx';
import { NextEvaluation } from '../../features/evaluations/score/NextEvaluation.tsx';
import { home } from '../../platform/paths.ts';

export const Route = createFileRoute('/_app/next-evaluation/$evaluationId')({
  staticData: { wing: 'school' },
  component: NextRoute,
});

/** Takes no place in the history: back leads to what was seen before, not to here. */
function NextRoute() {
  const { evaluationId } = Route.useParams();
  const navigate = Route.useNavigate();
  return (
    <NextEvaluation
      evaluationId={Number(evaluationId)}
      onNext={(next) => navigate({ ...(next ? placeOf(next) : { to: home }), replace: true })}
    />
  );
}
