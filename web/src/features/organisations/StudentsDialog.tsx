import { Checkbox } from '@mantine/core';
import {
  type ReadingRole,
  readingRoles,
  type Sight,
  sightOfRole,
  sights,
} from '@traject/contract/common/evaluationRoles';
import { type Organisation, shownOfStudents } from '@traject/contract/organisations';
import { useTranslation } from '../../platform/i18n.ts';
import { placeOf } from '../../platform/placeOf.ts';
import { useReloadOne } from '../../platform/recordCalls.ts';
import { useRecordForm } from '../../platform/useRecordForm.ts';
import { Choice } from '../../ui/Choice.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import text from '../../ui/text.module.css';
import { changeOrganisation, organisationQuery, organisationsKey } from './organisations.api.ts';

type Props = { organisation: Organisation; onClose: () => void };

export function StudentsDialog(props: Props) {
  const { t } = useTranslation();
  const { form, dialog } = useStudentsForm(props);
  return (
    <FormDialog
      {...dialog}
      title={t('organisations.students.edit')}
      canSave={dialog.isDirty}
      onClose={props.onClose}
    >
      <p className={text.soft}>{t('organisations.students.hint')}</p>
      {readingRoles.map((role) => (
        <Choice
          key={role}
          label={t(`evaluations.role.${role}`)}
          allowDeselect={false}
          data={sights.map((sight) => ({
            value: sight,
            label: t(`organisations.students.sights.${sight}`),
          }))}
          {...form.getInputProps(role)}
        />
      ))}
      <Checkbox
        label={t('organisations.students.blind')}
        description={t('organisations.students.blind_hint')}
        {...form.getInputProps('blind', { type: 'checkbox' })}
      />
    </FormDialog>
  );
}

type Values = Record<ReadingRole, Sight> & { blind: boolean };

function useStudentsForm({ organisation, onClose }: Props) {
  const { t } = useTranslation();
  const inWords = (sight: Sight) => t(`organisations.students.sights.${sight}`);
  return useRecordForm({
    draft: placeOf({ organisation: organisation.id, students: undefined }),
    start: valuesOf(organisation),
    version: organisation.version,
    schema: shownOfStudents,
    toInput,
    save: (input, version) => changeOrganisation(organisation.id, input, version),
    load: useReloadOne(organisationQuery(organisation.id), valuesOf),
    label: (field) =>
      field === 'blind' ? t('organisations.students.blind') : t(`evaluations.role.${field}`),
    show: mapped(() => inWords),
    refresh: organisationsKey,
    done: 'notify.organisation.students_success',
    onSaved: onClose,
  });
}

const mapped = <T,>(turn: (role: ReadingRole) => T) =>
  Object.fromEntries(readingRoles.map((role) => [role, turn(role)])) as Record<ReadingRole, T>;

const valuesOf = (organisation: Organisation): Values => ({
  ...mapped((role) => sightOfRole(organisation, role)),
  blind: organisation.blind_evaluations,
});

const toInput = (values: Values) => ({
  profile_roles: rolesWith(values, 'profile'),
  chart_roles: rolesWith(values, 'chart'),
  blind_evaluations: values.blind,
});

const rolesWith = (values: Values, sight: Sight) =>
  readingRoles.filter((role) => values[role] === sight || values[role] === 'both');
