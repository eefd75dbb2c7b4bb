import type { TrajectoryHead } from '@traject/contract/trajectories';
import { formatDate } from '../../platform/format.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { Facts } from '../../ui/Facts.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { PanelBody } from '../../ui/PanelBody.tsx';
import { StateBadge } from '../../ui/StateBadge.tsx';
import { useMonths } from './TrajectoryFacts.tsx';

/** What an invoice is about, for those who see no more of a trajectory. */
export function HeadPanel({ head }: { head: TrajectoryHead }) {
  const { t } = useTranslation();
  const months = useMonths();
  const { trajectory_state: state, category, length } = head;
  return (
    <Panel title={t('dossier.info.title')}>
      <PanelBody>
        <div>
          <StateBadge code={state.code} label={state.name} large />
        </div>
        <Facts
          columns={2}
          items={[
            [t('labels.contact_name'), head.contact_name || '–'],
            [t('labels.counselor_id'), head.counselor.name],
            [t('labels.organisation_id'), head.organisation.name],
            [t('dossier.info.registered'), formatDate(head.registration_date)],
            [t('labels.category'), category || '–'],
            [t('dossier.info.length'), length ? months(length) : '–'],
          ]}
        />
      </PanelBody>
    </Panel>
  );
}
