import '../../ui/boxes.css';
import '../../ui/forms.css';
import { Radio } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import {
  type TrajectoryVisibility,
  trajectoryVisibilities,
} from '@traject/contract/common/visibility';
import type { Visibility } from '@traject/contract/visibility';
import { useTranslation } from '../../platform/i18n.ts';
import { useSave } from '../../platform/useSave.ts';
import { useConfirm } from '../../ui/ConfirmProvider.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { PanelBody } from '../../ui/PanelBody.tsx';
import { PanelError } from '../../ui/PanelError.tsx';
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx';
import text from '../../ui/text.module.css';
import { setVisibility, visibilityQuery } from './visibility.api.ts';

/** Which trajectories counselors see; asked with what it changes, for it takes effect at once. */
export function VisibilityPanel({ organisationId }: { organisationId: number }) {
  const { t } = useTranslation();
  const { data, isError, refetch } = useQuery(visibilityQuery(organisationId));
  return (
    <Panel title={t('visibility.title')}>
      {data && (
        <PanelBody>
          <Choices organisationId={organisationId} now={data} />
        </PanelBody>
      )}
      {!data && isError && (
        <PanelError title={t('visibility.failed')} onRetry={() => void refetch()} />
      )}
      {!data && !isError && <RowsSkeleton rows={2} />}
    </Panel>
  );
}

type Props = { organisationId: number; now: Visibility };

function Choices({ organisationId, now }: Props) {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const saving = useSave({
    save: (chosen: TrajectoryVisibility) => setVisibility(organisationId, chosen),
    refresh: visibilityQuery(organisationId).queryKey,
    done: 'visibility.saved',
  });
  const choose = async (chosen: TrajectoryVisibility) => {
    const isSure = await confirm({
      title: t(`visibility.${chosen}.title`),
      message: <Consequences chosen={chosen} now={now} />,
      confirmText: t(`visibility.${chosen}.yes`),
    });
    if (isSure) saving.submit(chosen);
  };
  return (
    <Radio.Group
      label={t('visibility.text')}
      labelProps={{ className: text.soft }}
      value={now.trajectory_visibility}
      onChange={(chosen) => void choose(chosen as TrajectoryVisibility)}
    >
      <Stack gap={12}>
        {trajectoryVisibilities.map((choice) => (
          <Radio
            key={choice}
            value={choice}
            disabled={saving.isPending}
            label={t(`visibility.${choice}.label`)}
            description={t(`visibility.${choice}.text`)}
          />
        ))}
      </Stack>
    </Radio.Group>
  );
}

function Consequences({ chosen, now }: { chosen: TrajectoryVisibility; now: Visibility }) {
  const { t } = useTranslation();
  const { counselors, leads, trajectories } = now;
  return (
    <Stack gap={8}>
      <p>
        {t(`visibility.${chosen}.confirm`, { count: counselors })}{' '}
        {t('visibility.trajectories', { count: trajectories })}
      </p>
      {chosen === 'members' && leads > 0 && <p>{t('visibility.leads', { count: leads })}</p>}
      <p>{t('visibility.at_once')}</p>
    </Stack>
  );
}
