import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { EvaluationRound, RoundLine } from '@traject/contract/evaluationRounds';
import { formatDate } from '../../platform/format.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { Callout } from '../../ui/Callout.tsx';
import { type Column, DataTable } from '../../ui/DataTable.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { PanelBody } from '../../ui/PanelBody.tsx';
import { PanelError } from '../../ui/PanelError.tsx';
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx';
import { StatusLine } from '../../ui/StatusLine.tsx';
import text from '../../ui/text.module.css';
import { roundQuery } from './evaluationRounds.api.ts';

type Props = { roundId: number; onAgain: () => void };

/** What became of each; it fills while they are asked. */
export function RoundReport({ roundId, onAgain }: Props) {
  const { t } = useTranslation();
  const { data, isError, refetch } = useQuery(roundQuery(roundId));
  const columns = useColumns();
  return (
    <Panel title={t('evaluation_rounds.report')} count={data?.lines_total}>
      {!data && isError && (
        <PanelError title={t('evaluation_rounds.report_failed')} onRetry={() => refetch()} />
      )}
      {!data && !isError && <RowsSkeleton rows={3} />}
      {data && (
        <>
          <PanelBody>
            <Summary round={data} />
            {data.message && <p className={text.secondary}>‘{data.message}’</p>}
            <div>
              <Button variant="default" onClick={onAgain}>
                {t('evaluation_rounds.another')}
              </Button>
            </div>
          </PanelBody>
          <DataTable
            label={t('evaluation_rounds.report')}
            columns={columns}
            rows={data.lines}
            rowKey={({ student, evaluator, role }) => `${student.id} ${evaluator.id} ${role}`}
          />
        </>
      )}
    </Panel>
  );
}

function Summary({ round }: { round: EvaluationRound }) {
  const { t } = useTranslation();
  const { done_at, lines_done: done, lines_total: all, asked, requests, expires_on } = round;
  if (!done_at)
    return <Callout kind="info" role="status" title={t('evaluation_rounds.busy', { done, all })} />;
  const date = formatDate(expires_on);
  return (
    <Callout kind="info" role="status" title={t('evaluation_rounds.done', { count: asked, date })}>
      {asked < requests && t('evaluation_rounds.not_all', { count: requests - asked })}
    </Callout>
  );
}

function useColumns(): Column<RoundLine>[] {
  const { t } = useTranslation();
  return [
    {
      key: 'student',
      header: 'evaluation_rounds.student',
      primary: true,
      cell: ({ student }) => (
        <Link to="/evaluations/$studentId" params={{ studentId: String(student.id) }}>
          {student.name}
        </Link>
      ),
    },
    {
      key: 'role',
      header: 'evaluation_rounds.role_head',
      width: 140,
      cell: ({ role }) => t(`evaluation_rounds.role.${role}`),
    },
    {
      key: 'evaluator',
      header: 'evaluation_rounds.evaluator',
      cell: ({ evaluator }) => evaluator.name,
    },
    {
      key: 'outcome',
      header: 'evaluation_rounds.outcome',
      stacked: 'bare',
      cell: (line) => <Outcome line={line} />,
    },
  ];
}

function Outcome({ line: { asked, wanted, reasons } }: { line: RoundLine }) {
  const { t } = useTranslation();
  if (asked === null)
    return <StatusLine kind="waiting">{t('evaluation_rounds.outcomes.waiting')}</StatusLine>;
  if (reasons.length > 0) return <StatusLine kind="refused">{reasons.join(' ')}</StatusLine>;
  const already = wanted - asked;
  return (
    <>
      {asked > 0 && (
        <StatusLine kind="sent">
          {t('evaluation_rounds.outcomes.asked', { count: asked })}
        </StatusLine>
      )}
      {already > 0 && (
        <StatusLine kind="none">
          {t('evaluation_rounds.outcomes.already', { count: already })}
        </StatusLine>
      )}
    </>
  );
}
