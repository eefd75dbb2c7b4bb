import { IconListDetails, IconSearch } from '@tabler/icons-react';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ActionPlanRow } from '@traject/contract/actionPlans';
import type { Page } from '@traject/contract/common/page';
import { useTranslation } from '../../platform/i18n.ts';
import { referenceQuery } from '../../platform/reference.ts';
import { useListPage } from '../../platform/useListPage.ts';
import { useRemove } from '../../platform/useRemove.ts';
import { type Column, DataTable, rowLink } from '../../ui/DataTable.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Pager } from '../../ui/Pager.tsx';
import { RowActions } from '../../ui/RowActions.tsx';
import text from '../../ui/text.module.css';
import { actionPlansKey, archivePlan, type PlanSearch } from './actionPlans.api.ts';
import { useAppliedBy } from './useAppliedBy.ts';

type Props = {
  search: PlanSearch;
  onSearch: (search: PlanSearch) => void;
  plans: UseQueryResult<Page<ActionPlanRow>>;
  onEdit: (plan: ActionPlanRow) => void;
};

export function PlanList({ search, onSearch, plans, onEdit }: Props) {
  const { t } = useTranslation();
  const columns = usePlanColumns(onEdit);
  const page = useListPage(plans);
  return (
    <div data-updating={plans.isPlaceholderData || undefined}>
      <DataTable
        label={t('action_plans.title')}
        columns={columns}
        rows={page?.data}
        rowKey={({ id }) => id}
        empty={<NoPlans isFiltered={search.q !== undefined} />}
        footer={
          page && (
            <Pager meta={page.meta} onPage={(number) => onSearch({ ...search, page: number })} />
          )
        }
      />
    </div>
  );
}

function NoPlans({ isFiltered }: { isFiltered: boolean }) {
  const { t } = useTranslation();
  return isFiltered ? (
    <EmptyState icon={IconSearch} title={t('action_plans.none_found')} />
  ) : (
    <EmptyState
      icon={IconListDetails}
      title={t('action_plans.empty')}
      text={t('action_plans.empty_text')}
    />
  );
}

function usePlanColumns(onEdit: (plan: ActionPlanRow) => void): Column<ActionPlanRow>[] {
  const appliedBy = useAppliedBy();
  const remove = useArchivePlan();
  return [
    {
      key: 'title',
      header: 'action_plans.plan',
      primary: true,
      cell: (plan) => <Title plan={plan} />,
    },
    {
      key: 'steps',
      header: 'action_plans.steps',
      width: 110,
      cell: ({ step_count }) => <span className={text.num}>{step_count}</span>,
    },
    {
      key: 'state',
      header: 'action_plans.applied',
      width: 260,
      stacked: 'bare',
      cell: (plan) => appliedBy(plan.trajectory_state_id),
    },
    {
      key: 'actions',
      header: 'action_plans.actions',
      width: 92,
      actions: true,
      cell: (plan) => (
        <RowActions name={plan.title} onEdit={() => onEdit(plan)} onRemove={() => remove(plan)} />
      ),
    },
  ];
}

/** With its organisation, for those who work for more than one. */
function Title({ plan: { id, title, organisation } }: { plan: ActionPlanRow }) {
  const { data: organisations = [] } = useQuery(referenceQuery('organisations'));
  const params = { actionPlanId: String(id) };
  return (
    <>
      <Link to="/action-plans/$actionPlanId" params={params} className={rowLink}>
        {title}
      </Link>
      {organisations.length > 1 && <p className={text.secondary}>{organisation.name}</p>}
    </>
  );
}

/** It disappears from the list; tasks that were made from it are untouched. */
function useArchivePlan() {
  const { t } = useTranslation();
  return useRemove({
    remove: ({ id }: ActionPlanRow) => archivePlan(id),
    question: ({ title: name }) => ({
      title: t('action_plans.remove.title'),
      message: t('action_plans.remove.message', { name }),
    }),
    refresh: actionPlansKey,
    done: 'action_plans.removed',
    failed: 'action_plans.not_removed',
  });
}
