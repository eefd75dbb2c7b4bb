import { Checkbox } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ShownEvidence as Shown } from '@traject/contract/evidence';
import { useState } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { useAnswers } from '../../platform/useSave.ts';
import { Panel } from '../../ui/Panel.tsx';
import { PanelError } from '../../ui/PanelError.tsx';
import text from '../../ui/text.module.css';
import type { ViewedFile } from '../../ui/viewer/FileViewer.tsx';
import { Viewer } from '../../ui/viewer/Viewer.tsx';
import { EvidenceItem } from './EvidenceItem.tsx';
import { loadShownFile, saySeen, shownQuery } from './evidence.api.ts';
import classes from './evidence.module.css';

type Props = { evaluationId: number; name: string; mayLook: boolean };

/** Beside what is rated: what the student shows of it, and what the evaluator looked at. */
export function ShownEvidence({ evaluationId, name, mayLook }: Props) {
  const { t } = useTranslation();
  const { data, isError, refetch } = useQuery(shownQuery(evaluationId));
  const title = t('evidence.shown', { name });
  if (!data && isError)
    return (
      <Panel title={title}>
        <PanelError title={t('evidence.failed')} onRetry={() => refetch()} />
      </Panel>
    );
  if (!data || data.length === 0) return null;
  return (
    <Panel title={title} count={data.length}>
      <div className={classes.panel}>
        {mayLook && (
          <p className={`${text.secondary} ${classes.hint}`}>{t('evidence.shown_hint')}</p>
        )}
        <Pieces evaluationId={evaluationId} pieces={data} mayLook={mayLook} />
      </div>
    </Panel>
  );
}

type PiecesProps = { evaluationId: number; pieces: Shown[]; mayLook: boolean };

function Pieces({ evaluationId, pieces, mayLook }: PiecesProps) {
  const { t } = useTranslation();
  const [viewed, setViewed] = useState<ViewedFile>();
  const tick = useTicking(evaluationId, pieces);
  const open = ({ id, file }: Shown) => {
    const place = { evaluationId, evidenceId: id };
    if (file) setViewed({ ...file, load: (signal) => loadShownFile(place, signal) });
  };
  return (
    <>
      <ul>
        {pieces.map((piece) => (
          <EvidenceItem key={piece.id} piece={piece} onOpen={() => open(piece)}>
            <Checkbox
              label={t('evidence.seen_short')}
              aria-label={t('evidence.seen', piece)}
              checked={piece.is_seen}
              disabled={!mayLook}
              onChange={({ currentTarget }) => tick(piece.id, currentTarget.checked)}
            />
          </EvidenceItem>
        ))}
      </ul>
      <Viewer file={viewed} onClose={() => setViewed(undefined)} />
    </>
  );
}

/** A tick shows at once; one after the other they are saved, and a failed one goes back. */
function useTicking(evaluationId: number, pieces: Shown[]) {
  const queries = useQueryClient();
  const { queryKey } = shownQuery(evaluationId);
  const save = (ids: number[]) => saySeen(evaluationId, ids);
  const { onError } = useAnswers({ save, failed: 'evidence.seen_failed', shown: [] });
  const { mutate } = useMutation({
    mutationFn: save,
    scope: { id: `seen ${evaluationId}` },
    onError: async (error: Error) => {
      await queries.invalidateQueries({ queryKey });
      onError(error);
    },
  });
  return (ticked: number, is_seen: boolean) => {
    const now = pieces.map((piece) => (piece.id === ticked ? { ...piece, is_seen } : piece));
    queries.setQueryData(queryKey, now);
    mutate(now.flatMap((piece) => (piece.is_seen ? piece.id : [])));
  };
}
