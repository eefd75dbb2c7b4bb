import { createFileRoute } from '@tanstack/react-router';
import { placeOf } from '../../features/evaluations/links.tsx';
import { NextEvaluation } from '../../features/evaluations/score/NextEvaluation.tsx';
import { home } from '../../platform/paths.ts';

export const Route = createFileRoute('/_app/next-evaluation/$evaluationId')({
  staticData: { wing: 'school' },
  component: NextRoute,
});

/** Not an entry in the history: the back button skips this address. */
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
