import { TextInput } from '@mantine/core';
import { type OnePerson, personChange } from '@traject/contract/people';
import { areFilled } from '../../platform/areFilled.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { placeOf } from '../../platform/placeOf.ts';
import { unversioned, useRecordForm } from '../../platform/useRecordForm.ts';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { NameFields, nameFields } from '../../ui/NameFields.tsx';
import { correctPerson, peopleKey } from './people.api.ts';

type Props = { person: OnePerson; onClose: () => void };

/** Corrects the organisation's own record; the address that somebody signs in with is theirs. */
export function CorrectDialog({ person, onClose }: Props) {
  const { t } = useTranslation();
  const { first_name, last_name, email } = person;
  const { form, dialog } = useRecordForm({
    ...unversioned,
    draft: placeOf({ person: person.id }),
    start: { first_name, last_name, email },
    schema: personChange,
    toInput: (values) => values,
    save: (input) => correctPerson(person.id, input),
    refresh: peopleKey,
    done: 'notify.person.save_success',
    onSaved: onClose,
  });
  return (
    <FormDialog
      {...dialog}
      title={t('people.correct.title')}
      canSave={areFilled(form.values, [...nameFields, 'email']) && dialog.isDirty}
      onClose={onClose}
    >
      <NameFields isFirst getInputProps={form.getInputProps} />
      <TextInput
        type="email"
        label={t('labels.email')}
        description={t('people.correct.hint')}
        required
        maxLength={254}
        {...form.getInputProps('email')}
      />
    </FormDialog>
  );
}
