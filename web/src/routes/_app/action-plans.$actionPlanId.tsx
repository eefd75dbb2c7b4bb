import { useQuery } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import { actionPlanQuery } from '../../features/actionPlans/actionPlans.api.ts';
import { PlanPage } from '../../features/actionPlans/PlanPage.tsx';
import { useTranslation } from '../../platform/i18n.ts';
import { useNotFound } from '../../platform/useNotFound.ts';
import { PageHead } from '../../ui/PageHead.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { PanelError } from '../../ui/PanelError.tsx';
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx';

export const Route = createFileRoute('/_app/action-plans/$actionPlanId')({
  staticData: { wing: 'plans' },
  component: ActionPlanRoute,
});

function ActionPlanRoute() {
  const { t } = useTranslation();
  const { actionPlanId } = Route.useParams();
  const { data, error, refetch } = useQuery(actionPlanQuery(Number(actionPlanId)));
  const isUnknown = useNotFound(error, 'notify.action_plan.not_found', actionPlanId);
  const back = <Link to="/action-plans">{t('action_plans.title')}</Link>;
  if (isUnknown) return null;
  if (data) return <PlanPage key={data.id} plan={data} back={back} />;
  return (
    <>
      <PageHead title={t('action_plans.plan')} back={back} />
      <Panel title={t('action_plans.steps')}>
        {error ? (
          <PanelError title={t('action_plans.failed_one')} onRetry={() => refetch()} />
        ) : (
          <RowsSkeleton rows={4} />
        )}
      </Panel>
    </>
  );
}
