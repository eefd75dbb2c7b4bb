import { Checkbox } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../platform/i18n.ts';
import { useStateName } from '../../platform/useStateName.ts';
import { PanelError } from '../../ui/PanelError.tsx';
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx';
import text from '../../ui/text.module.css';
import { openOnesQuery } from './handovers.api.ts';
import classes from './handovers.module.css';

type Props = { counselorId: number; chosen: number[]; onChosen: (ids: number[]) => void };

/** The open trajectories of a counselor, to choose from. */
export function OpenOnes({ counselorId, chosen, onChosen }: Props) {
  const { t } = useTranslation();
  const stateName = useStateName();
  const { data, isError, refetch } = useQuery(openOnesQuery(counselorId));
  if (!data && isError)
    return <PanelError title={t('handovers.open_failed')} onRetry={() => void refetch()} />;
  if (!data) return <RowsSkeleton rows={3} />;
  const toggle = (id: number, isChosen: boolean) =>
    onChosen(isChosen ? [...chosen, id] : chosen.filter((one) => one !== id));
  return (
    <>
      <fieldset className={classes.choices} aria-label={t('handovers.which')}>
        {data.data.map(({ id, client, trajectory_state }) => (
          <Checkbox
            key={id}
            label={client.name}
            description={stateName(trajectory_state)}
            checked={chosen.includes(id)}
            onChange={({ currentTarget }) => toggle(id, currentTarget.checked)}
          />
        ))}
      </fieldset>
      {data.meta.total > data.data.length && (
        <p className={text.secondary}>{t('handovers.first', { count: data.data.length })}</p>
      )}
    </>
  );
}
