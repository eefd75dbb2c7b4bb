import { Button } from '@mantine/core';
import { IconPlus, IconUsersGroup } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { Team } from '@traject/contract/teams';
import { Suspense } from 'react';
import { administeredQuery } from '../../platform/administered.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { lazily } from '../../platform/lazily.ts';
import { useEditing } from '../../platform/useEditing.ts';
import { DataTable } from '../../ui/DataTable.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { PanelError } from '../../ui/PanelError.tsx';
import { PlaceFilter } from '../../ui/PlaceFilter.tsx';
import { type TeamsSearch, teamsQuery } from './teams.api.ts';
import classes from './teams.module.css';
import { useTeamColumns } from './useTeamColumns.tsx';

const TeamDialog = lazily(() => import('./TeamDialog.tsx'), 'TeamDialog');

type Props = { search: TeamsSearch; onSearch: (search: TeamsSearch) => void };

/** The teams of one organisation. */
export function TeamsPage({ search, onSearch }: Props) {
  const { t } = useTranslation();
  const places = useQuery(administeredQuery);
  const place = places.data?.find(({ id }) => id === search.organisation_id) ?? places.data?.[0];
  const organisationId = place?.id ?? 0;
  const teams = useQuery({ ...teamsQuery(organisationId), enabled: place !== undefined });
  const editing = useEditing<Team>();
  const columns = useTeamColumns({ organisationId, onEdit: editing.edit });
  const failed = [places, teams].find(({ isError, data }) => isError && !data);
  return (
    <>
      <PageHead
        title={t('teams.title')}
        count={teams.data?.length}
        action={
          <Button
            leftSection={<IconPlus size={17} stroke={2} aria-hidden />}
            disabled={!place}
            onClick={editing.add}
          >
            {t('teams.add')}
          </Button>
        }
      />
      <div className={classes.filters}>
        <PlaceFilter
          places={places.data}
          place={place}
          onPlace={(organisation_id) => onSearch({ organisation_id })}
        />
      </div>
      {failed ? (
        <Panel title={t('teams.title')}>
          <PanelError title={t('teams.failed')} onRetry={() => void failed.refetch()} />
        </Panel>
      ) : (
        <DataTable
          label={t('teams.title')}
          columns={columns}
          rows={teams.data}
          rowKey={({ id }) => id}
          empty={
            <EmptyState
              icon={IconUsersGroup}
              title={t('teams.empty')}
              text={t('teams.empty_text')}
            />
          }
        />
      )}
      {editing.isOpen && place && (
        <Suspense>
          <TeamDialog
            organisationId={place.id}
            team={editing.record}
            onSaved={editing.onSaved}
            onClose={editing.onClose}
          />
        </Suspense>
      )}
    </>
  );
}
