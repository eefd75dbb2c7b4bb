import { IconPencil } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type StateCode, stateById } from '@traject/contract/common/trajectoryStates';
import type { Trajectory } from '@traject/contract/trajectories';
import { type ReactNode, Suspense, useState } from 'react';
import { formatDate } from '../../platform/format.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { lazily } from '../../platform/lazily.ts';
import { Callout } from '../../ui/Callout.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { PanelButton } from '../../ui/PanelButton.tsx';
import { PanelError } from '../../ui/PanelError.tsx';
import { StateBadge } from '../../ui/StateBadge.tsx';
import text from '../../ui/text.module.css';
import { History } from './History.tsx';
import classes from './InfoPanel.module.css';
import { type Editing, NextAction, type Steps } from './NextAction.tsx';
import { TrajectoryFacts } from './TrajectoryFacts.tsx';
import { trajectoryQuery } from './trajectories.api.ts';

const TrajectoryDialog = lazily(() => import('./TrajectoryDialog.tsx'), 'TrajectoryDialog');

type Props = {
  trajectoryId: number;
  /** Who works on it beside the counselor. */
  colleagues: ReactNode;
  steps: Steps;
  /** What the client or employer has done with the request. */
  review: ReactNode;
};

/** The state of the trajectory and the reason for it, the next step, the facts and the history. */
export function InfoPanel({ trajectoryId, colleagues, steps, review }: Props) {
  const { t } = useTranslation();
  const { data: trajectory, isError, refetch } = useQuery(trajectoryQuery(trajectoryId));
  const [editing, setEditing] = useState<Editing>();

  return (
    <Panel
      title={t('dossier.info.title')}
      action={
        <PanelButton
          label={t('trajectories.edit')}
          icon={IconPencil}
          onClick={() => setEditing({})}
        >
          {t('dossier.info.edit')}
        </PanelButton>
      }
    >
      {!trajectory && isError && (
        <PanelError title={t('dossier.info.failed')} onRetry={() => refetch()} />
      )}
      {trajectory && (
        <Info
          trajectory={trajectory}
          colleagues={colleagues}
          review={review}
          action={<NextAction trajectory={trajectory} steps={steps} onEdit={setEditing} />}
        />
      )}
      {trajectory && editing && (
        <Suspense>
          <TrajectoryDialog
            trajectory={trajectory}
            {...editing}
            onClose={() => setEditing(undefined)}
          />
        </Suspense>
      )}
    </Panel>
  );
}

type InfoProps = {
  trajectory: Trajectory;
  colleagues: ReactNode;
  review: ReactNode;
  action: ReactNode;
};

function Info({ trajectory, colleagues, review, action }: InfoProps) {
  const { t } = useTranslation();
  const { trajectory_state: state, history } = trajectory;
  const [latest] = history;
  return (
    <div className={classes.info}>
      <Stack gap={14}>
        <Row gap={8} wrap justify="between">
          <StateBadge code={state.code} label={state.name} large />
          {latest && (
            <span className={`${text.secondary} ${text.num}`}>
              {t('dossier.info.since', { date: formatDate(latest.date) })}
            </span>
          )}
        </Row>
        <Reasons trajectory={trajectory} />
        {review}
        {action}
      </Stack>
      <div className={classes.facts}>
        <TrajectoryFacts trajectory={trajectory} colleagues={colleagues} />
      </div>
      {history.length > 0 && (
        <div className={classes.past}>
          <History history={history} />
        </div>
      )}
    </div>
  );
}

/** Why the trajectory was rejected, and why it ended. */
function Reasons({ trajectory }: { trajectory: Trajectory }) {
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
          <p className={`${text.soft} ${text.lines}`}>“{reject_reason}”</p>
        </Callout>
      )}
      {completed_reason && isFinished && (
        <Callout kind="info" title={t('labels.completed_reason')}>
          <p className={`${text.soft} ${text.lines}`}>{completed_reason}</p>
        </Callout>
      )}
    </>
  );
}

/** The state after a rejection tells who rejected. */
const rejectedBy: Partial<Record<StateCode, 'client' | 'employer'>> = {
  new: 'client',
  proposal_needed: 'employer',
};
