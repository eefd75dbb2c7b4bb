import { Button } from '@mantine/core';
import type { Client } from '@traject/contract/clients';
import { useEffect, useRef } from 'react';
import { areFilled } from '../../platform/areFilled.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { ConflictCallout } from '../../ui/ConflictCallout.tsx';
import { DraftCallout } from '../../ui/DraftCallout.tsx';
import { ErrorList } from '../../ui/ErrorList.tsx';
import text from '../../ui/form.module.css';
import { Row, Stack } from '../../ui/layout.tsx';
import { useLeaveGuard } from '../../ui/useLeaveGuard.ts';
import { ClientFields } from './ClientFields.tsx';
import { changeClient } from './clients.api.ts';
import { neededFields } from './clientValues.ts';
import classes from './Profile.module.css';
import { useClientForm } from './useClientForm.ts';

type Props = { client: Client; onSaved: () => void; onClose: () => void };

export function ProfileForm({ client, onSaved, onClose }: Props) {
  const { t } = useTranslation();
  const { form, dialog } = useClientForm({
    kind: 'profile',
    client,
    save: (given, version) => changeClient(client.id, { ...given, version }),
    onSaved: () => {
      onSaved();
      onClose();
    },
  });
  const { conflict, errors, isDirty, isSaving } = dialog;
  const mayLeave = useLeaveGuard(isDirty);
  const cancel = async () => {
    if (await mayLeave()) onClose();
  };

  return (
    <form
      ref={useFirstField()}
      noValidate
      autoComplete="off"
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        dialog.onSubmit();
      }}
    >
      <Stack gap={20}>
        {dialog.draft && <DraftCallout {...dialog.draft} />}
        {conflict ? (
          <ConflictCallout reasons={errors} {...conflict} />
        ) : (
          <ErrorList errors={errors} />
        )}
        <ClientFields form={form} kind="profile" />
        <Row wrap justify="end" className={classes.foot}>
          <span className={text.required}>{t('ui.required_note')}</span>
          <Button variant="default" onClick={cancel}>
            {t('ui.cancel')}
          </Button>
          <Button type="submit" disabled={!areFilled(form.values, neededFields)} loading={isSaving}>
            {t('controls.save')}
          </Button>
        </Row>
      </Stack>
    </form>
  );
}

/** Puts the focus in the first field. */
function useFirstField() {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus(), []);
  return form;
}
