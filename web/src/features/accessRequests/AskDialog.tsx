import { Button, Textarea, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { accessRequestInput } from '@traject/contract/accessRequests';
import { useState } from 'react';
import { areFilled } from '../../platform/areFilled.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { placesToAsk } from '../../platform/placesToAsk.ts';
import { choicesOf } from '../../platform/reference.ts';
import { meQuery } from '../../platform/session.ts';
import { unversioned, useRecordForm } from '../../platform/useRecordForm.ts';
import { Choice } from '../../ui/Choice.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import text from '../../ui/text.module.css';
import { ask, requestsQuery } from './accessRequests.api.ts';

type Props = { about: string; onClose: () => void };

const needed = ['about', 'reason'] as const;

export function AskDialog({ about, onClose }: Props) {
  const { t } = useTranslation();
  const [isSent, setSent] = useState(false);
  const { data: me } = useQuery(meQuery);
  const places = placesToAsk(me);
  const { form, dialog } = useAskForm({ about, place: places[0]?.id }, () => setSent(true));
  if (isSent) return <Sent onClose={onClose} />;
  return (
    <FormDialog
      {...dialog}
      title={t('access_requests.ask.dialog')}
      saveLabel={t('access_requests.ask.send')}
      canSave={areFilled(form.values, needed)}
      onClose={onClose}
    >
      {places.length > 1 && (
        <Choice
          label={t('labels.organisation_id')}
          required
          data={choicesOf(places)}
          {...form.getInputProps('organisation_id')}
          value={form.values.organisation_id || String(places[0]?.id)}
        />
      )}
      <TextInput
        label={t('access_requests.ask.about')}
        description={t('access_requests.ask.about_hint')}
        required
        maxLength={200}
        {...form.getInputProps('about')}
      />
      <Textarea
        label={t('access_requests.ask.reason')}
        description={t('access_requests.ask.reason_hint')}
        required
        autosize
        minRows={3}
        maxRows={8}
        maxLength={1000}
        data-autofocus
        {...form.getInputProps('reason')}
      />
    </FormDialog>
  );
}

type Values = { organisation_id: string; about: string; reason: string };

function useAskForm(
  { about, place }: { about: string; place: number | undefined },
  onSaved: () => void,
) {
  const { t } = useTranslation();
  return useRecordForm({
    ...unversioned,
    draft: 'access-request:new',
    start: { organisation_id: '', about, reason: '' },
    schema: accessRequestInput,
    toInput: ({ organisation_id, ...values }: Values) => ({
      ...values,
      organisation_id: Number(organisation_id || place),
    }),
    label: (name) =>
      name === 'organisation_id' ? t('labels.organisation_id') : t(`access_requests.ask.${name}`),
    save: ask,
    refresh: requestsQuery.queryKey,
    done: undefined,
    onSaved,
  });
}

function Sent({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('access_requests.ask.sent')}
      footer={<Button onClick={onClose}>{t('access_requests.ask.close')}</Button>}
    >
      <p className={text.soft} role="status">
        {t('access_requests.ask.sent_text')}{' '}
        <Link to="/access-requests">{t('access_requests.ask.mine')}</Link>
      </p>
    </Dialog>
  );
}
