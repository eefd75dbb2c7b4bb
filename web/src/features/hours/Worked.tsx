import { IconClock } from '@tabler/icons-react';
import type { AgreedProduct, WorkedHours } from '@traject/contract/hours';
import { Suspense, useState } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { lazily } from '../../platform/lazily.ts';
import { useEditing } from '../../platform/useEditing.ts';
import { DataTable } from '../../ui/DataTable.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { MoreToggle } from '../../ui/MoreToggle.tsx';
import text from '../../ui/text.module.css';
import { HoursLine } from './HoursLine.tsx';
import classes from './hours.module.css';
import { useWorkedColumns } from './useWorkedColumns.tsx';

const HoursDialog = lazily(() => import('./HoursDialog.tsx'), 'HoursDialog');

type Props = { trajectoryId: number; agreed: AgreedProduct[]; worked: WorkedHours[] };

/** How many are shown until all are asked for. */
const short = 5;

/** A line to write hours in, and those that were written. */
export function Worked({ trajectoryId, agreed, worked }: Props) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const editing = useEditing<WorkedHours>();
  const columns = useWorkedColumns({ trajectoryId, agreed, onEdit: editing.edit });
  const forHours = agreed.filter(({ kind }) => kind === 'hours');
  if (agreed.length === 0) return null;
  const toggle = (
    <MoreToggle open={isOpen} total={worked.length} onToggle={() => setOpen(!isOpen)} />
  );
  return (
    <div className={classes.lines}>
      <h3 className={`${text.rowTitle} ${classes.sub}`}>{t('hours.worked')}</h3>
      {forHours.length > 0 ? (
        <HoursLine trajectoryId={trajectoryId} agreed={forHours} />
      ) : (
        <p className={`${text.secondary} ${classes.notice}`}>{t('hours.needs_hours')}</p>
      )}
      {forHours.length > 0 && (
        <DataTable
          label={t('hours.worked')}
          columns={columns}
          rows={isOpen ? worked : worked.slice(0, short)}
          rowKey={({ id }) => id}
          empty={
            <EmptyState
              icon={IconClock}
              title={t('hours.no_hours')}
              text={t('hours.no_hours_text')}
            />
          }
          footer={worked.length > short && toggle}
        />
      )}
      {editing.isOpen && (
        <Suspense>
          <HoursDialog
            trajectoryId={trajectoryId}
            agreed={forHours}
            hours={editing.record}
            onSaved={editing.onSaved}
            onClose={editing.onClose}
          />
        </Suspense>
      )}
    </div>
  );
}
