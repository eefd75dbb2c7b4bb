import { useQuery } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import { OrganisationPage } from '../../../features/organisations/OrganisationPage.tsx';
import { organisationQuery } from '../../../features/organisations/organisations.api.ts';
import { KeptInvoicesPanel } from '../../../features/rights/KeptInvoicesPanel.tsx';
import { RetentionPanel } from '../../../features/rights/RetentionPanel.tsx';
import { VisibilityPanel } from '../../../features/visibility/VisibilityPanel.tsx';
import { WorkingDayPanel } from '../../../features/workingDay/WorkingDayPanel.tsx';
import { useTranslation } from '../../../platform/i18n.ts';
import { useNotFound } from '../../../platform/useNotFound.ts';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { PanelError } from '../../../ui/PanelError.tsx';
import { RowsSkeleton } from '../../../ui/RowsSkeleton.tsx';

export const Route = createFileRoute('/_app/admin/organisations/$organisationId')({
  component: OrganisationRoute,
});

function OrganisationRoute() {
  const { t } = useTranslation();
  const { organisationId } = Route.useParams();
  const { data, error, refetch } = useQuery(organisationQuery(Number(organisationId)));
  const isUnknown = useNotFound(error, 'notify.organisation.not_found', organisationId);
  if (isUnknown) return null;
  const back = <Link to="/admin/organisations">{t('admin.organisations')}</Link>;
  if (data)
    return (
      <OrganisationPage key={data.id} organisation={data} back={back}>
        <VisibilityPanel organisationId={data.id} />
        <WorkingDayPanel organisationId={data.id} />
        <RetentionPanel organisationId={data.id} />
        <KeptInvoicesPanel organisationId={data.id} />
      </OrganisationPage>
    );
  return (
    <>
      <PageHead title={t('organisations.one')} back={back} />
      <Panel title={t('organisations.details')}>
        {error ? (
          <PanelError title={t('organisations.failed_one')} onRetry={() => refetch()} />
        ) : (
          <RowsSkeleton rows={4} />
        )}
      </Panel>
    </>
  );
}
