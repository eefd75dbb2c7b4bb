import { useQuery } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import { DiplomaPage } from '../../../features/diplomas/DiplomaPage.tsx';
import type { StudentsSearch } from '../../../features/diplomas/diplomas.api.ts';
import { diplomaQuery } from '../../../features/diplomas/diplomas.api.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { pageOf, reading, wordOf } from '../../../platform/search.ts';
import { useNotFound } from '../../../platform/useNotFound.ts';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { PanelError } from '../../../ui/PanelError.tsx';
import { RowsSkeleton } from '../../../ui/RowsSkeleton.tsx';

export const Route = createFileRoute('/_app/admin/diplomas/$diplomaId')({
  validateSearch: reading<StudentsSearch>({ q: wordOf, page: pageOf }),
  component: DiplomaRoute,
});

function DiplomaRoute() {
  const { t } = useTranslation();
  const { diplomaId } = Route.useParams();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const { data, error, refetch } = useQuery(diplomaQuery(Number(diplomaId)));
  const isUnknown = useNotFound(error, 'notify.diploma.not_found', diplomaId);
  if (isUnknown) return null;
  const back = <Link to="/admin/diplomas">{t('admin.diplomas')}</Link>;
  if (data)
    return (
      <DiplomaPage
        key={data.id}
        diploma={data}
        back={back}
        search={search}
        onSearch={(next) => navigate({ search: next, replace: next.q !== search.q })}
        onImported={(id) => navigate({ params: { diplomaId: String(id) }, search: {} })}
      />
    );
  return (
    <>
      <PageHead title={t('diplomas.one')} back={back} />
      <Panel title={t('diplomas.details')}>
        {error ? (
          <PanelError title={t('diplomas.failed_one')} onRetry={() => refetch()} />
        ) : (
          <RowsSkeleton rows={4} />
        )}
      </Panel>
    </>
  );
}
