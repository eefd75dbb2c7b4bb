import { TextInput } from '@mantine/core';
import { type Team, teamInput } from '@traject/contract/teams';
import { useTranslation } from '../../platform/i18n.ts';
import { placeOf } from '../../platform/placeOf.ts';
import { useReload } from '../../platform/recordCalls.ts';
import { useRecordForm } from '../../platform/useRecordForm.ts';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { type InTeam, TeamMembers } from './TeamMembers.tsx';
import { saveTeam, teamsQuery } from './teams.api.ts';

type Props = {
  organisationId: number;
  team: Team | undefined;
  onSaved: (saved: Team) => void;
  onClose: () => void;
};

export function TeamDialog({ onClose, ...props }: Props) {
  const { t } = useTranslation();
  const { form, dialog } = useTeamForm(props);
  const { organisationId, team } = props;
  return (
    <FormDialog
      {...dialog}
      title={t(team ? 'teams.edit' : 'teams.create')}
      canSave={form.values.name.trim() !== ''}
      onClose={onClose}
    >
      <TextInput
        label={t('labels.name')}
        required
        maxLength={100}
        data-autofocus
        {...form.getInputProps('name')}
      />
      <TeamMembers
        organisationId={organisationId}
        members={form.values.members}
        onMembers={(members) => form.setFieldValue('members', members)}
      />
    </FormDialog>
  );
}

type Values = { name: string; members: InTeam[] };

function useTeamForm({ organisationId, team, onSaved }: Omit<Props, 'onClose'>) {
  const { t } = useTranslation();
  const query = teamsQuery(organisationId);
  return useRecordForm({
    draft: placeOf({ organisation: organisationId, team: team?.id }),
    start: team ? valuesOf(team) : { name: '', members: [] },
    version: team?.version,
    schema: teamInput,
    toInput: ({ name, members }: Values) => ({
      name,
      members: members.map(({ id, is_lead }) => ({ person_id: id, is_lead })),
    }),
    label: (field) => t(field === 'name' ? 'labels.name' : 'teams.members'),
    show: { members: (members) => members.map(({ name }) => name).join(', ') },
    save: (input, version) => saveTeam({ organisationId, teamId: team?.id }, input, version),
    load: useReload(query, team?.id, valuesOf),
    refresh: query.queryKey,
    done: 'notify.team.save_success',
    onSaved,
  });
}

const valuesOf = ({ name, members }: Team): Values => ({
  name,
  members: members.map(({ person, ...member }) => ({ ...person, ...member })),
});
