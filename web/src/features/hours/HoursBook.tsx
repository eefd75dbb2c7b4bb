import { IconClipboardList, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { AgreedProduct } from '@traject/contract/hours';
import { Suspense } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { lazily } from '../../platform/lazily.ts';
import { useEditing } from '../../platform/useEditing.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { PanelButton } from '../../ui/PanelButton.tsx';
import { PanelError } from '../../ui/PanelError.tsx';
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx';
import { AgreedRow } from './AgreedRow.tsx';
import { agreedQuery, workedQuery } from './hours.api.ts';
import { Worked } from './Worked.tsx';

const AgreedDialog = lazily(() => import('./AgreedDialog.tsx'), 'AgreedDialog');

type Props = { trajectoryId: number; organisationId: number | undefined };

/** What was agreed, and below it the hours that were worked for it. */
export function HoursBook({ trajectoryId, organisationId }: Props) {
  const { t } = useTranslation();
  const agreed = useQuery(agreedQuery(trajectoryId));
  const worked = useQuery(workedQuery(trajectoryId));
  const editing = useEditing<AgreedProduct>();
  const retry = () => {
    agreed.refetch();
    worked.refetch();
  };
  const hasFailed = (!agreed.data && agreed.isError) || (!worked.data && worked.isError);
  return (
    <Panel
      title={t('hours_panel.title')}
      action={
        organisationId !== undefined && (
          <PanelButton label={t('hours.add_agreed')} icon={IconPlus} onClick={editing.add}>
            {t('hours.add')}
          </PanelButton>
        )
      }
    >
      {hasFailed && <PanelError title={t('hours.failed')} onRetry={retry} />}
      {!hasFailed && !(agreed.data && worked.data) && <RowsSkeleton rows={3} />}
      {agreed.data && worked.data && (
        <>
          <AgreedList trajectoryId={trajectoryId} agreed={agreed.data} onEdit={editing.edit} />
          <Worked trajectoryId={trajectoryId} agreed={agreed.data} worked={worked.data} />
        </>
      )}
      {editing.isOpen && organisationId !== undefined && (
        <Suspense>
          <AgreedDialog
            trajectoryId={trajectoryId}
            organisationId={organisationId}
            agreed={editing.record}
            onSaved={editing.onSaved}
            onClose={editing.onClose}
          />
        </Suspense>
      )}
    </Panel>
  );
}

type ListProps = {
  trajectoryId: number;
  agreed: AgreedProduct[];
  onEdit: (one: AgreedProduct) => void;
};

function AgreedList({ trajectoryId, agreed, onEdit }: ListProps) {
  const { t } = useTranslation();
  if (agreed.length === 0)
    return (
      <EmptyState icon={IconClipboardList} title={t('hours.empty')} text={t('hours.empty_text')} />
    );
  return (
    <ul aria-label={t('hours.agreed')}>
      {agreed.map((one) => (
        <AgreedRow
          key={one.id}
          trajectoryId={trajectoryId}
          agreed={one}
          onEdit={() => onEdit(one)}
        />
      ))}
    </ul>
  );
}
