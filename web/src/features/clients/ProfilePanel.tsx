import { IconPencil } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazily } from '../../platform/lazily.ts';
import { Panel } from '../../ui/Panel.tsx';
import { PanelButton } from '../../ui/PanelButton.tsx';
import { PanelError } from '../../ui/PanelError.tsx';
import { clientQuery } from './clients.api.ts';
import { ProfileFacts } from './ProfileFacts.tsx';

const ProfileForm = lazily(() => import('./ProfileForm.tsx'), 'ProfileForm');

type Props = { clientId: number; onSaved: () => void };

/** The client as facts; editing turns the card into the form. */
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
