import type { Team } from '@traject/contract/teams';
import { useTranslation } from '../../platform/i18n.ts';
import { useRemove } from '../../platform/useRemove.ts';
import type { Column } from '../../ui/DataTable.tsx';
import { RowActions } from '../../ui/RowActions.tsx';
import { removeTeam, teamsQuery } from './teams.api.ts';

type Options = { organisationId: number; onEdit: (team: Team) => void };

export function useTeamColumns({ organisationId, onEdit }: Options): Column<Team>[] {
  const { t } = useTranslation();
  const remove = useRemoveTeam(organisationId);
  const names = (members: Team['members']) => members.map(({ person }) => person.name).join(', ');
  return [
    { key: 'name', header: 'labels.name', primary: true, width: '26%', cell: ({ name }) => name },
    {
      key: 'leads',
      header: 'teams.leads',
      width: '26%',
      cell: ({ members }) => names(members.filter(({ is_lead }) => is_lead)) || t('teams.no_lead'),
    },
    {
      key: 'members',
      header: 'teams.members',
      cell: ({ members }) => names(members) || t('teams.no_members'),
    },
    {
      key: 'actions',
      header: 'teams.actions',
      width: 104,
      actions: true,
      cell: (team) => (
        <RowActions name={team.name} onEdit={() => onEdit(team)} onRemove={() => remove(team)} />
      ),
    },
  ];
}

function useRemoveTeam(organisationId: number) {
  const { t } = useTranslation();
  return useRemove({
    remove: ({ id }: Team) => removeTeam({ organisationId, teamId: id }),
    question: ({ name }) => ({
      title: t('teams.remove.title'),
      message: t('teams.remove.message', { name }),
    }),
    refresh: teamsQuery(organisationId).queryKey,
    done: 'notify.team.delete_success',
    failed: 'notify.team.delete_error',
  });
}
