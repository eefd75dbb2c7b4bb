import { VisuallyHidden } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { Client } from '@traject/contract/clients';
import { Suspense, useState } from 'react';
import { formatDate } from '../../platform/format.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { lazily } from '../../platform/lazily.ts';
import { Facts } from '../../ui/Facts.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { PanelButton } from '../../ui/PanelButton.tsx';
import { PanelError } from '../../ui/PanelError.tsx';
import text from '../../ui/text.module.css';
import { clientQuery } from './clients.api.ts';
import classes from './Profile.module.css';

const ProfileForm = lazily(() => import('./ProfileForm.tsx'), 'ProfileForm');

type Props = { clientId: number; onSaved: () => void };

/** The client's details; editing turns the panel into a form. */
export function ProfilePanel({ clientId, onSaved }: Props) {
  const { t } = useTranslation();
  const [shown, setShown] = useState<'facts' | 'form'>('facts');
  const { data: client, isError, refetch } = useQuery(clientQuery(clientId));
  const facts = client && <ProfileFacts client={client} />;

  return (
    <Panel
      title={t('clients.profile.title')}
      action={
        shown === 'facts' && (
          <PanelButton
            label={t('clients.profile.edit')}
            icon={IconPencil}
            onClick={() => setShown('form')}
          >
            {t('clients.profile.edit_short')}
          </PanelButton>
        )
      }
    >
      {!client && isError && (
        <PanelError title={t('clients.profile.failed')} onRetry={() => refetch()} />
      )}
      {client && shown === 'form' ? (
        <Suspense fallback={facts}>
          <ProfileForm client={client} onSaved={onSaved} onClose={() => setShown('facts')} />
        </Suspense>
      ) : (
        facts
      )}
    </Panel>
  );
}

function ProfileFacts({ client }: { client: Client }) {
  const { t } = useTranslation();
  const { gender, date_of_birth, place_of_birth } = client;
  const born = [date_of_birth && formatDate(date_of_birth), place_of_birth];
  const facts: [string, string | null][] = [
    [t('labels.initials'), client.initials],
    [t('labels.maiden_name'), client.maiden_name],
    [t('labels.gender'), gender && t(`clients.gender.${gender}`)],
    [t('clients.profile.born'), joined(born)],
    [t('labels.nationality'), client.nationality],
    [t('clients.profile.address'), addressOf(client)],
    [t('labels.education'), client.education],
    [t('labels.benefits'), client.benefits],
    [t('labels.intellectual_ability'), client.intellectual_ability],
    [t('labels.phone_number'), client.phone_number],
    [t('labels.mobile_number'), client.mobile_number],
  ];
  return (
    <div className={classes.body}>
      <Facts columns={3} items={facts.map(([label, value]) => [label, value || <Nothing />])} />
    </div>
  );
}

function Nothing() {
  const { t } = useTranslation();
  return (
    <span className={`${text.dim} ${classes.nothing}`}>
      <span aria-hidden>–</span>
      <VisuallyHidden>{t('clients.profile.nothing')}</VisuallyHidden>
    </span>
  );
}

/** 'Kanaalstraat 112-B, 3531 CN Utrecht', or whatever part of it is known. */
function addressOf(client: Client) {
  const { address, address_number, address_number_suffix, postal_code, city_name } = client;
  const number = joined([address_number, address_number_suffix], '-');
  return joined([joined([address, number], ' '), joined([postal_code, city_name], ' ')]);
}

const joined = (parts: (string | null)[], between = ', ') => parts.filter(Boolean).join(between);
