import { Button } from '@mantine/core';
import { IconPencil, IconPhoto, IconPlus, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { Evidence } from '@traject/contract/evidence';
import { useState } from 'react';
import { evaluationsKey } from '../../platform/evaluationsKey.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { useRemove } from '../../platform/useRemove.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Row } from '../../ui/layout.tsx';
import { PanelError } from '../../ui/PanelError.tsx';
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx';
import text from '../../ui/text.module.css';
import type { ViewedFile } from '../../ui/viewer/FileViewer.tsx';
import { Viewer } from '../../ui/viewer/Viewer.tsx';
import { EvidenceForm } from './EvidenceForm.tsx';
import { EvidenceItem } from './EvidenceItem.tsx';
import { evidenceQuery, loadFile, removeEvidence } from './evidence.api.ts';
import type { EvidencePlace } from './evidencePlace.ts';

type Props = EvidencePlace & { onClose: () => void };

/** What a student shows of one work process; they add to it here. */
export function EvidenceDialog({ onClose, ...place }: Props) {
  const { t } = useTranslation();
  const [form, setForm] = useState<Evidence | 'new'>();
  const close = () => setForm(undefined);
  if (form) return <EvidenceForm place={place} piece={form} onClose={close} />;
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('evidence.title', place.process)}
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            {t('ui.close')}
          </Button>
          {place.isOwn && (
            <Button leftSection={<Icon of={IconPlus} />} onClick={() => setForm('new')}>
              {t('evidence.add')}
            </Button>
          )}
        </>
      }
    >
      <Pieces place={place} onEdit={setForm} />
    </Dialog>
  );
}

type PiecesProps = { place: EvidencePlace; onEdit: (piece: Evidence) => void };

function Pieces({ place, onEdit }: PiecesProps) {
  const { t } = useTranslation();
  const { studentId, process, isOwn } = place;
  const { data, isError, refetch } = useQuery(evidenceQuery(studentId, process.work_process_id));
  const [viewed, setViewed] = useState<ViewedFile>();
  if (!data && isError)
    return <PanelError title={t('evidence.failed')} onRetry={() => refetch()} />;
  if (!data) return <RowsSkeleton rows={2} />;
  if (data.length === 0)
    return (
      <EmptyState
        icon={IconPhoto}
        title={t('evidence.empty')}
        text={t(isOwn ? 'evidence.empty_own' : 'evidence.empty_text')}
      />
    );
  return (
    <>
      <ul>
        {data.map((piece) => (
          <EvidenceItem
            key={piece.id}
            piece={piece}
            onOpen={() => setViewed(viewedOf(studentId, piece))}
            action={<Actions studentId={studentId} piece={piece} onEdit={() => onEdit(piece)} />}
          >
            <Said piece={piece} isOwn={isOwn} />
          </EvidenceItem>
        ))}
      </ul>
      <Viewer file={viewed} onClose={() => setViewed(undefined)} />
    </>
  );
}

const viewedOf = (studentId: number, { id, file }: Evidence): ViewedFile | undefined =>
  file ? { ...file, load: (signal) => loadFile({ studentId, evidenceId: id }, signal) } : undefined;

/** For whom it is, and who looked at it. */
function Said({ piece, isOwn }: { piece: Evidence; isOwn: boolean }) {
  const { t } = useTranslation();
  const names = [...new Set(piece.seen.map(({ evaluator }) => evaluator))].join(', ');
  return (
    <>
      {piece.is_for_one && (
        <p className={text.secondary}>
          {piece.request
            ? t('evidence.for_one', { name: piece.request.evaluator })
            : t('evidence.for_nobody')}
        </p>
      )}
      {names && <p className={text.secondary}>{t('evidence.seen_by', { names })}</p>}
      {isOwn && names && <p className={text.meta}>{t('evidence.kept')}</p>}
    </>
  );
}

type ActionsProps = { studentId: number; piece: Evidence; onEdit: () => void };

function Actions({ studentId, piece, onEdit }: ActionsProps) {
  const { t } = useTranslation();
  const { title, may_change, may_remove } = piece;
  const remove = useRemove({
    remove: ({ id }: Evidence) => removeEvidence({ studentId, evidenceId: id }),
    question: () => ({
      title: t('evidence.remove_title'),
      message: t('evidence.remove_text', { title }),
    }),
    refresh: evaluationsKey,
    done: 'evidence.removed',
    failed: 'evidence.remove_failed',
  });
  return (
    <Row gap={4}>
      {may_change && (
        <IconButton label={t('evidence.edit', { title })} icon={IconPencil} onClick={onEdit} />
      )}
      {may_remove && (
        <IconButton
          label={t('evidence.remove', { title })}
          icon={IconTrash}
          onClick={() => remove(piece)}
        />
      )}
    </Row>
  );
}
