import { IconSchool } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { Study } from '@traject/contract/studies';
import { Suspense } from 'react';
import { formatPeriod } from '../../platform/format.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { lazily } from '../../platform/lazily.ts';
import { studyTitle } from '../../platform/studyTitle.ts';
import { useEditing } from '../../platform/useEditing.ts';
import { useRemove } from '../../platform/useRemove.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ListPanel } from '../../ui/ListPanel.tsx';
import { ListRow } from '../../ui/ListRow.tsx';
import { RowActions } from '../../ui/RowActions.tsx';
import { StatusLine } from '../../ui/StatusLine.tsx';
import { removeStudy, studiesQuery } from './studies.api.ts';

const StudyDialog = lazily(() => import('./StudyDialog.tsx'), 'StudyDialog');

type Props = { clientId: number /** The reader's own. */; isOwn?: boolean };

export function StudiesPanel({ clientId, isOwn = false }: Props) {
  const { t } = useTranslation();
  const studies = useQuery(studiesQuery(clientId));
  const editing = useEditing<Study>();
  const remove = useRemoveStudy(clientId);

  return (
    <ListPanel
      title={t('studies.title')}
      list={studies}
      add={{ label: t('studies.add'), onClick: editing.add }}
      failed={t('studies.failed')}
      empty={
        <EmptyState icon={IconSchool} title={t('studies.empty')} text={t('studies.empty_text')} />
      }
      fresh={editing.fresh}
      row={(study, isFresh) => (
        <StudyRow
          key={study.id}
          study={study}
          isOwn={isOwn}
          isFresh={isFresh}
          onEdit={() => editing.edit(study)}
          onRemove={() => remove(study)}
        />
      )}
    >
      {editing.isOpen && (
        <Suspense>
          <StudyDialog
            clientId={clientId}
            study={editing.record}
            onSaved={editing.onSaved}
            onClose={editing.onClose}
          />
        </Suspense>
      )}
    </ListPanel>
  );
}

function useRemoveStudy(clientId: number) {
  const { t } = useTranslation();
  return useRemove({
    remove: ({ id }: Study) => removeStudy({ clientId, studyId: id }),
    question: (study) => ({
      title: t('studies.remove.title'),
      message: t('studies.remove.message', { name: studyTitle(study) }),
    }),
    refresh: studiesQuery(clientId).queryKey,
    done: 'notify.study.delete_success',
    failed: 'notify.study.delete_error',
  });
}

type RowProps = {
  study: Study;
  isOwn: boolean;
  isFresh: boolean;
  onEdit: () => void;
  onRemove: () => void;
};

function StudyRow({ study, isOwn, isFresh, onEdit, onRemove }: RowProps) {
  const { t } = useTranslation();
  const { institute_name, start_date, end_date, finished } = study;
  const title = studyTitle(study);
  return (
    <ListRow
      isFresh={isFresh}
      title={title}
      by={study.by_client && !isOwn ? t('studies.by_client') : undefined}
      details={institute_name}
      period={formatPeriod(start_date, end_date ?? t('studies.ongoing'))}
      status={
        <StatusLine kind={finished ? 'done' : end_date ? 'none' : 'waiting'}>
          {t(finished ? 'studies.diploma' : end_date ? 'studies.no_diploma' : 'studies.running')}
        </StatusLine>
      }
      actions={<RowActions name={title} onEdit={onEdit} onRemove={onRemove} />}
    />
  );
}
