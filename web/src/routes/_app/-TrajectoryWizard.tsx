import type { ClientDetails } from '@traject/contract/clients';
import { useState } from 'react';
import { FindClient, type Found } from '../../features/clients/FindClient.tsx';
import { FoundClient } from '../../features/clients/FoundClient.tsx';
import { NewTrajectory } from '../../features/trajectories/NewTrajectory.tsx';
import { NoCounselor } from '../../features/trajectories/NoCounselor.tsx';
import { RunningTrajectories } from '../../features/trajectories/RunningTrajectories.tsx';
import { type Translate, useTranslation } from '../../platform/i18n.ts';
import { WizardDialog } from '../../ui/WizardDialog.tsx';

/** Going back shows what was found and saved before. */
type Progress =
  | { at: 'search'; found?: Found; saved?: ClientDetails }
  | { at: 'client'; found: Found; saved?: ClientDetails }
  | { at: 'trajectory'; found: Found; saved: ClientDetails };

const order = ['search', 'client', 'trajectory'] as const;

type Props = { onClose: () => void; onCreated: () => void };

/** From an email address to a client, and from the client to a trajectory. */
export function TrajectoryWizard({ onClose, onCreated }: Props) {
  const { t } = useTranslation();
  const [progress, setProgress] = useState<Progress>({ at: 'search' });
  const { at, found, saved } = progress;
  const client = saved ?? found?.client;

  return (
    <WizardDialog
      title={t('trajectories.add')}
      steps={order.map((step) => t(`trajectories.steps.${step}`))}
      at={order.indexOf(at)}
      question={saved && questionOf(saved, t)}
      onClose={onClose}
    >
      <FindClient
        isCurrent={at === 'search'}
        noCounselor={(organisation) => <NoCounselor organisation={organisation} />}
        onFound={(next) =>
          setProgress(
            next === found ? { ...progress, at: 'client', found } : { at: 'client', found: next },
          )
        }
      />
      {found && (
        <FoundClient
          key={client ? `${client.id}:${client.version}` : 'new'}
          isCurrent={at === 'client'}
          found={found}
          client={client}
          running={
            <RunningTrajectories
              client={client?.name ?? found.email}
              organisation={found.organisation}
              trajectories={found.trajectories}
            />
          }
          onBack={() => setProgress({ ...progress, at: 'search' })}
          onSaved={(next) => setProgress({ at: 'trajectory', found, saved: next })}
        />
      )}
      <NewTrajectory
        isCurrent={at === 'trajectory'}
        clientId={saved?.id}
        organisationId={found?.organisation.id}
        onBack={() => found && setProgress({ ...progress, at: 'client', found })}
        onCreated={onCreated}
      />
    </WizardDialog>
  );
}

/** Leaving now keeps the client that was added, which the question says. */
const questionOf = ({ name }: ClientDetails, t: Translate) => ({
  title: t('trajectories.saved_client.title'),
  message: t('trajectories.saved_client.message', { client: name }),
  confirmText: t('trajectories.saved_client.yes'),
  cancelText: t('trajectories.saved_client.no'),
});
