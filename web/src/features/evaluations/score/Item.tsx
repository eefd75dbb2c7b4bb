import { UnstyledButton } from '@mantine/core';
import type { Portfolio } from '@traject/contract/profile';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import { MoreToggle } from '../../../ui/MoreToggle.tsx';
import { mediaIcon } from '../../../ui/mediaIcon.ts';
import { Panel } from '../../../ui/Panel.tsx';
import { isClosed, ScanSign } from '../../../ui/ScanSign.tsx';
import text from '../../../ui/text.module.css';
import classes from './Item.module.css';

type Props = {
  title: string;
  details?: string | null;
  words?: string | null;
  when?: string;
};

export function Item({ title, details, words, when }: Props) {
  return (
    <div className={classes.item}>
      <p className={text.rowTitle}>{title}</p>
      {details && <p className={text.secondary}>{details}</p>}
      {words && <p className={`${text.secondary} ${text.soft} ${text.lines}`}>{words}</p>}
      {when && <p className={`${text.secondary} ${text.soft} ${text.num}`}>{when}</p>}
    </div>
  );
}

type FileProps = Pick<Portfolio['files'][number], 'name' | 'scan'> & { onOpen: () => void };

export function FileItem({ name, scan, onOpen }: FileProps) {
  const { t } = useTranslation();
  const Icon = mediaIcon(name);
  return (
    <>
      <UnstyledButton
        className={classes.file}
        aria-label={t('profile.open_file', { name })}
        onClick={onOpen}
      >
        <Icon size={19} stroke={1.5} aria-hidden />
        <span>{name}</span>
      </UnstyledButton>
      {isClosed({ scan }) && (
        <div className={`${classes.item} ${text.secondary}`}>
          <ScanSign file={{ scan }} />
        </div>
      )}
    </>
  );
}

type PanelProps<Row> = {
  title: string;
  items: readonly Row[];
  /** How many are shown until all are asked for. */
  short?: number;
  item: (row: Row) => ReactNode;
};

/** A list to read: absent when it is empty, and folded when it is long. */
export function ItemsPanel<Row extends { id: number }>(props: PanelProps<Row>) {
  const { title, items, short = 2, item } = props;
  const [isOpen, setOpen] = useState(false);
  const total = items.length;
  if (total === 0) return null;
  return (
    <Panel
      title={title}
      count={total}
      footer={
        total > short && (
          <MoreToggle open={isOpen} total={total} onToggle={() => setOpen(!isOpen)} />
        )
      }
    >
      <ul>
        {(isOpen ? items : items.slice(0, short)).map((row) => (
          <li key={row.id} className={classes.row}>
            {item(row)}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
