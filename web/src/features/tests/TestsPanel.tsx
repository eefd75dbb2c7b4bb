import { IconClipboardList } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { Test } from '@traject/contract/tests';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { lazily } from '../../platform/lazily.ts';
import { useEditing } from '../../platform/useEditing.ts';
import { useRemove } from '../../platform/useRemove.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ListPanel } from '../../ui/ListPanel.tsx';
import { TestRow, useTestName } from './TestRow.tsx';
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
