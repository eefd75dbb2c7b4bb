import { type StateCode, stateById } from '@traject/contract/common/trajectoryStates';
import type { Trajectory } from '@traject/contract/trajectories';
import { useTranslation } from 'react-i18next';
import { Callout } from '../../ui/Callout.tsx';
import classes from './InfoPanel.module.css';

/** Why it was sent back, and why it ended. */
export function Reasons({ trajectory }: { trajectory: Trajectory }) {
  const { t } = useTranslation();
  const { reject_reason, completed_reason, trajectory_state } = trajectory;
  const isFinished = stateById(trajectory_state.id)?.kind === 'finished';
  return (
    <>
      {reject_reason && (
        <Callout
          kind="warn"
          title={t(`dossier.rejected.${rejectedBy[trajectory_state.code] ?? 'somebody'}`)}
        >
          <p className={classes.reason}>“{reject_reason}”</p>
        </Callout>
      )}
      {completed_reason && isFinished && (
        <Callout kind="info" title={t('labels.completed_reason')}>
          <p className={classes.reason}>{completed_reason}</p>
        </Callout>
      )}
    </>
  );
}

/** The state that a rejection leads back to tells whose it was. */
const rejectedBy: Partial<Record<StateCode, 'client' | 'employer'>> = {
  new: 'client',
  proposal_needed: 'employer',
};
