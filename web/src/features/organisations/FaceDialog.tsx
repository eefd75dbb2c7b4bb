import { Textarea } from '@mantine/core';
import {
  type Organisation,
  type OrganisationFace,
  organisationFace,
} from '@traject/contract/organisations';
import { useTranslation } from '../../platform/i18n.ts';
import { placeOf } from '../../platform/placeOf.ts';
import { useReloadOne } from '../../platform/recordCalls.ts';
import { useRecordForm } from '../../platform/useRecordForm.ts';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { ColorField } from './ColorField.tsx';
import { changeOrganisation, organisationQuery, organisationsKey } from './organisations.api.ts';

type Props = { organisation: Organisation; onClose: () => void };

export function FaceDialog(props: Props) {
  const { t } = useTranslation();
  const { form, dialog } = useFaceForm(props);
  return (
    <FormDialog
      {...dialog}
      title={t('organisations.face.edit')}
      canSave={dialog.isDirty}
      onClose={props.onClose}
    >
      <ColorField
        value={form.values.accent_color}
        onChoose={(color) => form.setFieldValue('accent_color', color)}
        field={form.getInputProps('accent_color')}
      />
      <Textarea
        label={t('organisations.fields.portal_greeting')}
        description={t('organisations.face.greeting_hint')}
        autosize
        minRows={2}
        maxLength={500}
        {...form.getInputProps('portal_greeting')}
      />
      <Textarea
        label={t('organisations.fields.portal_help')}
        description={t('organisations.face.help_hint')}
        autosize
        minRows={2}
        maxLength={300}
        {...form.getInputProps('portal_help')}
      />
    </FormDialog>
  );
}

function useFaceForm({ organisation, onClose }: Props) {
  const { t } = useTranslation();
  return useRecordForm({
    draft: placeOf({ organisation: organisation.id, face: undefined }),
    start: valuesOf(organisation),
    version: organisation.version,
    schema: organisationFace,
    toInput: (values: OrganisationFace) => values,
    save: (input, version) => changeOrganisation(organisation.id, input, version),
    load: useReloadOne(organisationQuery(organisation.id), valuesOf),
    label: (name) => t(`organisations.fields.${name}`),
    refresh: organisationsKey,
    done: 'notify.organisation.face_success',
    onSaved: onClose,
  });
}

const valuesOf = ({ accent_color, portal_greeting, portal_help }: Organisation) => ({
  ...{ accent_color, portal_greeting, portal_help },
});
