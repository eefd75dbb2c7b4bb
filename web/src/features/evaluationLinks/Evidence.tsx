import type { AskedEvaluation } from '@traject/contract/evaluationLinks';
import type { ShownEvidence } from '@traject/contract/evidence';
import { useState } from 'react';
import { formatDate } from '../../platform/format.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { isClosed, ScanSign } from '../../ui/ScanSign.tsx';
import sheet from '../../ui/sheet/Sheet.module.css';
import classes from './evaluate.module.css';
import { evidenceFileAt, fetchEvidence, type Place, saySeen } from './evaluationLinks.api.ts';
import { Fold } from './Fold.tsx';

type Props = { token: string; asked: AskedEvaluation };

/** What the student shows of the work process, beside what is asked about it. */
export function Evidence({ token, asked }: Props) {
  const { t } = useTranslation();
  const place = { token, askedId: asked.id };
  if (asked.evidence === 0) return null;
  const mayLook = !asked.done_at || asked.may_correct;
  return (
    <Fold
      title={t('evaluation_page.evidence.title', { count: asked.evidence })}
      read={() => fetchEvidence(place)}
    >
      {(pieces) => <Pieces place={place} shown={pieces} mayLook={mayLook} />}
    </Fold>
  );
}

type PiecesProps = { place: Place; shown: ShownEvidence[]; mayLook: boolean };

/** A tick is saved at once, as every answer here is. */
function Pieces({ place, shown, mayLook }: PiecesProps) {
  const { t } = useTranslation();
  const [pieces, setPieces] = useState(shown);
  const [isFailed, setFailed] = useState(false);
  const tick = (id: number, is_seen: boolean) => {
    const before = pieces;
    const now = pieces.map((piece) => (piece.id === id ? { ...piece, is_seen } : piece));
    setPieces(now);
    setFailed(false);
    const ids = now.flatMap((piece) => (piece.is_seen ? piece.id : []));
    saySeen(place, ids).then(setPieces, () => {
      setPieces(before);
      setFailed(true);
    });
  };
  return (
    <>
      <ul className={classes.pieces}>
        {pieces.map((piece) => (
          <li key={piece.id}>
            <Piece place={place} piece={piece} />
            <label className={classes.tick}>
              <input
                type="checkbox"
                checked={piece.is_seen}
                disabled={!mayLook}
                onChange={({ currentTarget }) => tick(piece.id, currentTarget.checked)}
              />
              {t('evaluation_page.evidence.seen')}
            </label>
          </li>
        ))}
      </ul>
      {isFailed && <p role="alert">{t('evaluation_page.evidence.failed')}</p>}
    </>
  );
}

const told = ['what', 'how', 'learned'] as const;

function Piece({ place, piece }: { place: Place; piece: ShownEvidence }) {
  const { t } = useTranslation();
  const said = told.filter((part) => piece[part]);
  return (
    <>
      <p className={classes.answer}>{piece.title}</p>
      <p className={sheet.over}>{formatDate(piece.created_at)}</p>
      {piece.file && isClosed(piece.file) && <p>{piece.file.name}</p>}
      {piece.file && <ScanSign file={piece.file} className={sheet.over} />}
      {piece.file && !isClosed(piece.file) && (
        <a href={evidenceFileAt(place, piece.id)} target="_blank" rel="noreferrer">
          {piece.file.name}
        </a>
      )}
      {piece.url && (
        <a href={piece.url} target="_blank" rel="noreferrer">
          {piece.url}
        </a>
      )}
      {said.length > 0 && (
        <dl>
          {said.map((part) => (
            <div key={part}>
              <dt>{t(`evaluation_page.evidence.${part}`)}</dt>
              <dd className={classes.text}>{piece[part]}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}
