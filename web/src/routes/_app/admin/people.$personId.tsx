import { useQuery } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import { PersonPage } from '../../../features/people/PersonPage.tsx';
import { personQuery } from '../../../features/people/people.api.ts';
import { PrivacyPanel } from '../../../features/rights/PrivacyPanel.tsx';
import { useTranslation } from '../../../platform/i18n.ts';
import { useNotFound } from '../../../platform/useNotFound.ts';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { PanelError } from '../../../ui/PanelError.tsx';
import { RowsSkeleton } from '../../../ui/RowsSkeleton.tsx';

export const Route = createFileRoute('/_app/admin/people/$personId')({ component: PersonRoute });

function PersonRoute() {
  const { t } = useTranslation();
  const { personId } = Route.useParams();
  const navigate = Route.useNavigate();
  const { data: person, error, refetch } = useQuery(personQuery(Number(personId)));
  const isUnknown = useNotFound(error, 'notify.person.not_found', personId);
  if (isUnknown) return null;
  const back = <Link to="/admin/people">{t('admin.people')}</Link>;
  const leave = () => navigate({ to: '/admin/people' });
  if (person)
    return (
      <PersonPage key={person.id} person={person} back={back} onGone={leave}>
        <PrivacyPanel person={person} onErased={leave} />
      </PersonPage>
    );
  return (
    <>
      <PageHead title={t('people.one')} back={back} />
      <Panel title={t('people.account')}>
        {error ? (
          <PanelError title={t('people.failed_one')} onRetry={() => refetch()} />
        ) : (
          <RowsSkeleton rows={4} />
        )}
      </Panel>
    </>
  );
}
