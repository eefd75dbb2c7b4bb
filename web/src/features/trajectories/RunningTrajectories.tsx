import { Link } from '@tanstack/react-router';
import type { ClientSearchAnswer } from '@traject/contract/clients';
import { formatDate } from '../../platform/format.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { Callout } from '../../ui/Callout.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import text from '../../ui/text.module.css';

type Trajectories = NonNullable<ClientSearchAnswer['trajectories']>;
type Props = {
  client: string;
  /** The organisation of the new trajectory. */
  organisation: { id: number };
  trajectories: Trajectories;
};

/** Shows existing trajectories, so that nobody starts a second one by mistake. */
export function RunningTrajectories({ client, organisation, trajectories }: Props) {
  const { t } = useTranslation();
  const count = trajectories.length;
  if (count === 0) return null;
  return (
    <Callout kind="warn" title={t('trajectories.running.title', { client, count })}>
      <Stack as="ul" gap={6}>
        {trajectories.map((trajectory) => (
          <Row as="li" gap={8} wrap justify="between" key={trajectory.id}>
            <Words
              trajectory={trajectory}
              isHere={trajectory.organisation.id === organisation.id}
            />
            <Link
              className={text.rowTitle}
              to="/trajectories/$trajectoryId"
              params={{ trajectoryId: String(trajectory.id) }}
              preload={false}
            >
              {t('trajectories.running.go')}
            </Link>
          </Row>
        ))}
      </Stack>
    </Callout>
  );
}

function Words({ trajectory, isHere }: { trajectory: Trajectories[number]; isHere: boolean }) {
  const { t } = useTranslation();
  const { trajectory_state, counselor, registration_date } = trajectory;
  const { name } = trajectory_state;
  return t(isHere ? 'trajectories.running.open' : 'trajectories.running.elsewhere', {
    state: name.charAt(0).toUpperCase() + name.slice(1),
    date: formatDate(registration_date),
    counselor: counselor.name,
    organisation: trajectory.organisation.name,
  });
}
