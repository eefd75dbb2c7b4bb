import { TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type Group, type GroupDiploma, groupInput } from '@traject/contract/groups';
import { useTranslation } from '../../platform/i18n.ts';
import { placeOf } from '../../platform/placeOf.ts';
import { useReloadOne } from '../../platform/recordCalls.ts';
import { useRecordForm } from '../../platform/useRecordForm.ts';
import { Choice } from '../../ui/Choice.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { createGroup, diplomasQuery, groupQuery, groupsKey, saveGroup } from './groups.api.ts';
import { schoolYear, yearChoices, yearName } from './schoolYear.ts';

type Props = {
  /** None for a new one. */
  group?: Group;
  onSaved: (group: Group) => void;
  onClose: () => void;
};

export function GroupDialog({ group, onSaved, onClose }: Props) {
  const { t } = useTranslation();
  const diplomas = useQuery({ ...diplomasQuery, enabled: !group });
  const { form, dialog } = useGroupForm(group, onSaved);
  const { name, year, diploma_id } = form.values;
  return (
    <FormDialog
      {...dialog}
      title={t(group ? 'groups.edit' : 'groups.create')}
      canSave={name.trim() !== '' && year !== null && diploma_id !== null}
      onClose={onClose}
    >
      <TextInput
        label={t('labels.name')}
        description={t('groups.name_hint')}
        required
        maxLength={100}
        data-autofocus
        {...form.getInputProps('name')}
      />
      {!group && (
        <Choice
          label={t('groups.diploma')}
          required
          allowDeselect={false}
          data={choicesOf(diplomas.data)}
          error={diplomas.isError && t('groups.diplomas_failed')}
          {...form.getInputProps('diploma_id')}
        />
      )}
      <Choice
        label={t('groups.year')}
        required
        allowDeselect={false}
        data={yearsWith(group)}
        {...form.getInputProps('year')}
      />
    </FormDialog>
  );
}

/** An older group keeps its year in the list. */
const yearsWith = (group: Group | undefined) => {
  const choices = yearChoices();
  const own = group && { value: String(group.year), label: yearName(group.year) };
  return own && !choices.some(({ value }) => value === own.value) ? [...choices, own] : choices;
};

const choicesOf = (diplomas: GroupDiploma[] = []) => {
  const places = new Set(diplomas.map(({ organisation }) => organisation.id)).size;
  return diplomas.map(({ id, title, level, edition, organisation }) => ({
    value: String(id),
    label: [title, level, edition, places > 1 && organisation.name].filter(Boolean).join(', '),
  }));
};

type Values = { name: string; year: string | null; diploma_id: string | null };

const valuesOf = ({ name, year, diploma }: Group): Values => ({
  ...{ name, year: String(year), diploma_id: String(diploma.id) },
});
const empty = (): Values => ({ name: '', year: String(schoolYear()), diploma_id: null });

function useGroupForm(group: Group | undefined, onSaved: (group: Group) => void) {
  const { t } = useTranslation();
  return useRecordForm({
    draft: placeOf({ group: group?.id }),
    start: group ? valuesOf(group) : empty(),
    version: group?.version,
    schema: groupInput,
    toInput: ({ name, year, diploma_id }: Values) => ({
      ...{ name, year: Number(year), diploma_id: Number(diploma_id) },
    }),
    label: (field) =>
      t(
        ({ name: 'labels.name', year: 'groups.year', diploma_id: 'groups.diploma' } as const)[
          field
        ],
      ),
    save: ({ diploma_id, ...input }, version) =>
      group
        ? saveGroup(group.id, { ...input, ...(version && { version }) })
        : createGroup({ ...input, diploma_id }),
    load: useReloadOne(group && groupQuery(group.id), valuesOf),
    refresh: groupsKey,
    done: 'notify.group.save_success',
    onSaved,
  });
}
