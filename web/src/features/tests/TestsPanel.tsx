import { IconClipboardList } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { Test } from '@traject/contract/tests';
import { Suspense } from 'react';
import { formatEuro, formatPeriod } from '../../platform/format.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { lazily } from '../../platform/lazily.ts';
import { useEditing } from '../../platform/useEditing.ts';
import { useRemove } from '../../platform/useRemove.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ListPanel } from '../../ui/ListPanel.tsx';
import { ListRow } from '../../ui/ListRow.tsx';
import { RowActions } from '../../ui/RowActions.tsx';
import { StatusLine } from '../../ui/StatusLine.tsx';
import { removeTest, testsQuery } from './tests.api.ts';

const TestDialog = lazily(() => import('./TestDialog.tsx'), 'TestDialog');

export function TestsPanel({ trajectoryId }: { trajectoryId: number }) {
  const { t } = useTranslation();
  const tests = useQuery(testsQuery(trajectoryId));
  const editing = useEditing<Test>();
  const remove = useRemoveTest(trajectoryId);
  const empty = { title: t('tests.empty'), text: t('tests.empty_text') };

  return (
    <ListPanel
      title={t('tests.title')}
      list={tests}
      add={{ label: t('tests.add'), onClick: editing.add }}
      failed={t('tests.failed')}
      empty={<EmptyState icon={IconClipboardList} {...empty} />}
      fresh={editing.fresh}
      row={(test, isFresh) => (
        <TestRow
          key={test.id}
          test={test}
          isFresh={isFresh}
          onEdit={() => editing.edit(test)}
          onRemove={() => remove(test)}
        />
      )}
    >
      {editing.isOpen && (
        <Suspense>
          <TestDialog
            trajectoryId={trajectoryId}
            test={editing.record}
            onSaved={editing.onSaved}
            onClose={editing.onClose}
          />
        </Suspense>
      )}
    </ListPanel>
  );
}

function useRemoveTest(trajectoryId: number) {
  const { t } = useTranslation();
  const nameOf = useTestName();
  return useRemove({
    remove: ({ id }: Test) => removeTest({ trajectoryId, testId: id }),
    question: (test) => ({
      title: t('tests.remove.title'),
      message: t('tests.remove.message', { name: nameOf(test) }),
    }),
    refresh: testsQuery(trajectoryId).queryKey,
    done: 'notify.test.delete_success',
    failed: 'notify.test.delete_error',
  });
}

type RowProps = { test: Test; isFresh: boolean; onEdit: () => void; onRemove: () => void };

function TestRow({ test, isFresh, onEdit, onRemove }: RowProps) {
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

function useTestName() {
  const { t } = useTranslation();
  return ({ main_subject, sub_subject }: Test) =>
    t('tests.name', { main: main_subject, sub: sub_subject });
}
