import { Checkbox, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Group } from '@traject/contract/groups';
import { useTranslation } from '../../platform/i18n.ts';
import { Choice } from '../../ui/Choice.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { SegmentField } from '../../ui/SegmentField.tsx';
import { choicesQuery } from './groups.api.ts';
import classes from './groups.module.css';
import { yearChoices, yearName } from './schoolYear.ts';
import { useMoving, ways } from './useMoving.ts';

type Props = { group: Group; onMoved: (groupId: number) => void; onClose: () => void };

/** At the end of the year: everybody goes on to a new group, unless somebody stays behind. */
export function MoveDialog({ group, onMoved, onClose }: Props) {
  const { t } = useTranslation();
  const form = useMoving(group, onMoved);
  return (
    <FormDialog
      title={t('groups.do.move')}
      saveLabel={t('groups.move.save', { count: form.values.student_ids.length })}
      isDirty={form.isDirty}
      canSave={form.canSave}
      isSaving={form.isSaving}
      errors={form.errors}
      onSubmit={form.submit}
      onClose={onClose}
    >
      <Who group={group} form={form} />
      <div>
        <SegmentField
          label={t('groups.move.to')}
          choices={ways.map((way) => ({ value: way, label: t(`groups.move.${way}`) }))}
          value={form.values.way}
          onChange={(way) => form.set({ way: way === 'known' ? way : 'new' })}
        />
      </div>
      <Target group={group} form={form} />
      {!group.archived && (
        <Checkbox
          label={t('groups.move.archive', { name: group.name })}
          description={t('groups.move.archive_hint')}
          checked={form.values.archive}
          onChange={({ currentTarget }) => form.set({ archive: currentTarget.checked })}
        />
      )}
    </FormDialog>
  );
}

type PartProps = { group: Group; form: ReturnType<typeof useMoving> };

function Who({ group: { students }, form: { values, set } }: PartProps) {
  const { t } = useTranslation();
  return (
    <Checkbox.Group
      label={t('groups.students')}
      value={values.student_ids}
      onChange={(student_ids) => set({ student_ids })}
    >
      <ul className={`${classes.people} ${classes.chosen}`}>
        {students.map(({ id, name }) => (
          <li key={id}>
            <Checkbox value={String(id)} label={name} />
          </li>
        ))}
      </ul>
    </Checkbox.Group>
  );
}

function Target({ group, form: { values, set } }: PartProps) {
  const { t } = useTranslation();
  const { data } = useQuery(choicesQuery);
  if (values.way === 'known')
    return (
      <Choice
        label={t('groups.one')}
        required
        allowDeselect={false}
        data={data?.data
          .filter(
            ({ id, organisation }) => id !== group.id && organisation.id === group.organisation.id,
          )
          .map(({ id, name, year }) => ({
            value: String(id),
            label: `${name}, ${yearName(year)}`,
          }))}
        value={values.to_group_id}
        onChange={(to_group_id) => set({ to_group_id })}
      />
    );
  return (
    <>
      <TextInput
        label={t('groups.move.name')}
        description={t('groups.move.name_hint')}
        required
        maxLength={100}
        value={values.name}
        onChange={({ currentTarget }) => set({ name: currentTarget.value })}
      />
      <Choice
        label={t('groups.year')}
        required
        allowDeselect={false}
        data={yearChoices()}
        value={values.year}
        onChange={(year) => set({ year })}
      />
    </>
  );
}
