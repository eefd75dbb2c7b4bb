import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { AskMany } from '../../features/evaluationRounds/AskMany.tsx';
import { AskManyPage } from '../../features/evaluationRounds/AskManyPage.tsx';
import type { RoundSearch } from '../../features/evaluationRounds/evaluationRounds.api.ts';
import { ProcessChoice } from '../../features/evaluations/student/ProcessChoice.tsx';
import { workProcessesQuery } from '../../features/evaluations/workProcesses.api.ts';
import { loadTexts, useTranslation } from '../../platform/i18n.ts';
import { idOf, reading } from '../../platform/search.ts';
import { Panel } from '../../ui/Panel.tsx';
import { PanelError } from '../../ui/PanelError.tsx';
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx';

export const Route = createFileRoute('/_app/ask-evaluations')({
  staticData: { wing: 'rounds' },
  validateSearch: reading<RoundSearch>({ group_id: idOf, round_id: idOf }),
  // Of the pages of a student, whose choice of work processes it shows.
  loader: () => loadTexts('student_evaluations'),
  component: AskManyRoute,
});

function AskManyRoute() {
  const { group_id, round_id } = Route.useSearch();
  const navigate = Route.useNavigate();
  const onRound = (id: number | undefined) => navigate({ search: { group_id, round_id: id } });
  return (
    <AskManyPage roundId={round_id} onRound={onRound}>
      <Asking key={group_id} groupId={group_id} onStarted={onRound} />
    </AskManyPage>
  );
}

type Props = { groupId: number | undefined; onStarted: (roundId: number) => void };

/** The work processes are those of the catalogue that the device keeps. */
function Asking(props: Props) {
  const { t } = useTranslation();
  const { data: catalogue, isError, refetch } = useQuery(workProcessesQuery);
  if (!catalogue)
    return (
      <Panel title={t('evaluation_rounds.students')}>
        {isError ? (
          <PanelError title={t('evaluation_rounds.failed')} onRetry={() => refetch()} />
        ) : (
          <RowsSkeleton rows={4} />
        )}
      </Panel>
    );
  return (
    <AskMany
      {...props}
      catalogue={catalogue}
      choosing={(chosen) => <ProcessChoice {...chosen} error={undefined} />}
    />
  );
}
