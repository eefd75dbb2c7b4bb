import { Anchor, UnstyledButton } from '@mantine/core';
import type { ShownEvidence } from '@traject/contract/evidence';
import type { ReactNode } from 'react';
import { formatDate } from '../../platform/format.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { Row } from '../../ui/layout.tsx';
import { mediaIcon } from '../../ui/mediaIcon.ts';
import { ScanSign } from '../../ui/ScanSign.tsx';
import text from '../../ui/text.module.css';
import classes from './evidence.module.css';

type Piece = Omit<ShownEvidence, 'is_seen'>;

type Props = {
  piece: Piece;
  onOpen: () => void;
  /** What can be done with it. */
  action?: ReactNode;
  /** What else there is to say of it. */
  children?: ReactNode;
};

const told = ['what', 'how', 'learned'] as const;

/** One piece of evidence: its file, its address and what the student says of it. */
export function EvidenceItem({ piece, onOpen, action, children }: Props) {
  const { t } = useTranslation();
  const said = told.filter((part) => piece[part]);
  return (
    <li className={classes.item}>
      <Row gap={8} justify="between" align="top">
        <div>
          <p className={text.rowTitle}>{piece.title}</p>
          <p className={`${text.meta} ${text.num}`}>{formatDate(piece.created_at)}</p>
        </div>
        {action}
      </Row>
      {piece.file && <OpenFile name={piece.file.name} onOpen={onOpen} />}
      {piece.file && <ScanSign file={piece.file} className={text.secondary} />}
      {piece.url && (
        <Anchor href={piece.url} target="_blank" rel="noreferrer" className={classes.url}>
          {piece.url}
        </Anchor>
      )}
      {said.length > 0 && (
        <dl className={classes.said}>
          {said.map((part) => (
            <div key={part}>
              <dt>{t(`evidence.read.${part}`)}</dt>
              <dd className={text.lines}>{piece[part]}</dd>
            </div>
          ))}
        </dl>
      )}
      {children}
    </li>
  );
}

function OpenFile({ name, onOpen }: { name: string; onOpen: () => void }) {
  const { t } = useTranslation();
  const Icon = mediaIcon(name);
  return (
    <UnstyledButton
      className={classes.file}
      aria-label={t('evidence.open_file', { name })}
      onClick={onOpen}
    >
      <Icon size={19} stroke={1.5} aria-hidden />
      <span>{name}</span>
    </UnstyledButton>
  );
}
