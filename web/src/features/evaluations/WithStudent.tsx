import { useQuery } from '@tanstack/react-query';
import type { OneStudent } from '@traject/contract/evaluations';
import type { ReactNode } from 'react';
import { useNotFound } from '../../platform/useNotFound.ts';
import { PageHead } from '../../ui/PageHead.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { PanelError } from '../../ui/PanelError.tsx';
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx';
import { studentQuery } from './evaluation.api.ts';

type Props = {
  studentId: string;
  /** What the page is called until it can say whose it is. */
  title: string;
  /** What to say when loading failed. */
  failed: string;
  children: (student: OneStudent) => ReactNode;
};

/** A page about one student, who may be unknown to the reader. */
export function WithStudent({ studentId, title, failed, children }: Props) {
  const { data: student, error, refetch } = useQuery(studentQuery(Number(studentId)));
  const isUnknown = useNotFound(error, 'notify.student.not_found', studentId);
  if (isUnknown) return null;
  if (student) return children(student);
  return (
    <>
      <PageHead title={title} />
      <Panel title={title}>
        {error ? (
          <PanelError title={failed} onRetry={() => refetch()} />
        ) : (
          <RowsSkeleton rows={4} />
        )}
      </Panel>
    </>
  );
}
