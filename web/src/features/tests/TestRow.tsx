import type { Test } from '@traject/contract/tests';
import { useTranslation } from 'react-i18next';
import { formatEuro, formatPeriod } from '../../platform/format.ts';
import { ListRow } from '../../ui/ListRow.tsx';
import { RowActions } from '../../ui/RowActions.tsx';
import { StatusLine } from '../../ui/StatusLine.tsx';

type Props = { test: Test; isFresh: boolean; onEdit: () => void; onRemove: () => void };

export function TestRow({ test, isFresh, onEdit, onRemove }: Props) {
  const { t } = useTranslation();
  const nameOf = useTestName();
  const { main_subject, sub_subject, date_taken, date_closed, price } = test;
  return (
    <ListRow
      isFresh={isFresh}
      title={main_subject}
      details={`${sub_subject} · ${formatEuro(price)}`}
      period={formatPeriod(date_taken, date_closed)}
      status={
        <StatusLine kind={date_closed ? 'done' : 'waiting'}>
          {t(date_closed ? 'tests.closed' : 'tests.open')}
        </StatusLine>
      }
      actions={<RowActions name={nameOf(test)} onEdit={onEdit} onRemove={onRemove} />}
    />
  );
}

export function useTestName() {
  const { t } = useTranslation();
  return ({ main_subject, sub_subject }: Test) =>
    t('tests.name', { main: main_subject, sub: sub_subject });
}
