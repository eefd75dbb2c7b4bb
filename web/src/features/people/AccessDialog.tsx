import type { AccountType } from '@traject/contract/common/access';
import type { OnePerson } from '@traject/contract/people';
import { useState } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { formErrors, useSave } from '../../platform/useSave.ts';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { useTellMenu } from './ClosingButton.tsx';
import { peopleKey, setAccountTypes } from './people.api.ts';
import { TypesField } from './TypesField.tsx';

type Props = { person: OnePerson; onClose: () => void };

export function AccessDialog({ person, onClose }: Props) {
  const { t } = useTranslation();
  const { organisation, account_types: types } = person;
  const [chosen, setChosen] = useState(types);
  const save = useSave({
    save: (account_types: AccountType[]) => setAccountTypes(person.id, { account_types }),
    refresh: peopleKey,
    done: 'notify.person.access_success',
  });
  const tellMenu = useTellMenu();
  const isDirty = [...chosen].sort().join() !== [...types].sort().join();
  return (
    <FormDialog
      title={t('people.access.dialog', organisation)}
      isDirty={isDirty}
      canSave={isDirty}
      isSaving={save.isPending}
      errors={formErrors(save.error)}
      onSubmit={() =>
        save.submit(chosen, () => {
          tellMenu();
          onClose();
        })
      }
      onClose={onClose}
    >
      <TypesField
        label={person.name}
        {...(types.length > 0 && { description: t('people.access.end_hint') })}
        value={chosen}
        onChange={setChosen}
      />
    </FormDialog>
  );
}
