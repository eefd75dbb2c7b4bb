import { Button } from '@mantine/core';
import { IconBuilding, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { OrganisationRow } from '@traject/contract/organisations';
import { Suspense, useState } from 'react';
import { administeredQuery } from '../../platform/administered.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { lazily } from '../../platform/lazily.ts';
import { meQuery } from '../../platform/session.ts';
import { type Column, DataTable, rowLink } from '../../ui/DataTable.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { PanelError } from '../../ui/PanelError.tsx';

const NewOrganisationDialog = lazily(
  () => import('./NewOrganisationDialog.tsx'),
  'NewOrganisationDialog',
);

type Props = { onCreated: (organisationId: number) => void };

export function OrganisationsPage({ onCreated }: Props) {
  const { t } = useTranslation();
  const columns = useColumns();
  const [isCreating, setCreating] = useState(false);
  const { data, isError, refetch } = useQuery(administeredQuery);
  const { data: me } = useQuery(meQuery);
  const title = t('organisations.title');

  return (
    <>
      <PageHead
        title={title}
        count={data?.length}
        action={
          me?.may_found && (
            <Button
              leftSection={<IconPlus size={17} stroke={2} aria-hidden />}
              onClick={() => setCreating(true)}
            >
              {t('organisations.add')}
            </Button>
          )
        }
      />
      {!data && isError ? (
        <Panel title={title}>
          <PanelError title={t('organisations.failed')} onRetry={() => refetch()} />
        </Panel>
      ) : (
        <DataTable
          label={title}
          columns={columns}
          rows={data}
          rowKey={({ id }) => id}
          empty={<EmptyState icon={IconBuilding} title={t('organisations.empty')} />}
        />
      )}
      {isCreating && (
        <Suspense>
          <NewOrganisationDialog onCreated={onCreated} onClose={() => setCreating(false)} />
        </Suspense>
      )}
    </>
  );
}

function useColumns(): Column<OrganisationRow>[] {
  const { t } = useTranslation();
  return [
    {
      key: 'name',
      header: 'labels.name',
      primary: true,
      cell: ({ id, name }) => (
        <Link
          to="/admin/organisations/$organisationId"
          params={{ organisationId: String(id) }}
          className={rowLink}
        >
          {name}
        </Link>
      ),
    },
    { key: 'city', header: 'labels.city', cell: ({ city }) => city || '–', width: '24%' },
    {
      key: 'people',
      header: 'organisations.people',
      cell: ({ people }) => people,
      width: 130,
      align: 'right',
    },
    {
      key: 'has_logo',
      header: 'organisations.logo.title',
      cell: ({ has_logo }) => t(has_logo ? 'organisations.logo.yes' : 'organisations.logo.no'),
      width: 130,
    },
  ];
}
