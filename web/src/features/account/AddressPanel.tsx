import { Button } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import type { OwnAccount } from '@traject/contract/account';
import { Suspense, useState } from 'react';
import { formatDateTime } from '../../platform/format.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { lazily } from '../../platform/lazily.ts';
import { useRowSave } from '../../platform/useRowSave.ts';
import { Callout } from '../../ui/Callout.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { PanelBody } from '../../ui/PanelBody.tsx';
import { PanelButton } from '../../ui/PanelButton.tsx';
import text from '../../ui/text.module.css';
import { accountKey, dropAddress } from './account.api.ts';

const AddressDialog = lazily(() => import('./AddressDialog.tsx'), 'AddressDialog');

export function AddressPanel({ account }: { account: OwnAccount }) {
  const { t } = useTranslation();
  const [isEditing, setEditing] = useState(false);
  const { email, address_proven, new_address } = account;
  return (
    <Panel
      title={t('labels.email')}
      action={
        <PanelButton
          label={t('account.address.edit')}
          icon={IconPencil}
          onClick={() => setEditing(true)}
        >
          {t('account.change')}
        </PanelButton>
      }
    >
      <PanelBody>
        <Facts items={[[t('account.address.label'), email]]} />
        {!address_proven && <Callout kind="info">{t('account.address.unproven')}</Callout>}
        {new_address && <Waiting address={new_address} />}
        <p className={text.soft}>{t('account.address.hint')}</p>
      </PanelBody>
      {isEditing && (
        <Suspense>
          <AddressDialog account={account} onClose={() => setEditing(false)} />
        </Suspense>
      )}
    </Panel>
  );
}

type Asked = NonNullable<OwnAccount['new_address']>;

function Waiting({ address }: { address: Asked }) {
  const { t } = useTranslation();
  const drop = useRowSave({
    save: dropAddress,
    refresh: accountKey,
    done: 'account.address.dropped',
    shown: [],
  });
  const { email, waits_for, expires_at } = address;
  const [one, other] = waits_for;
  const who = other ? 'both' : one === 'old' ? 'old' : 'new_only';
  return (
    <Callout kind="info" role="status" title={t('account.address.asked', { email })}>
      <p>
        {t(`account.address.${who}`)}{' '}
        {t('account.address.until', { date: formatDateTime(expires_at) })}
      </p>
      <Button variant="default" size="xs" onClick={() => drop(undefined)}>
        {t('account.address.drop')}
      </Button>
    </Callout>
  );
}
