import { IconPlus } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '../platform/i18n.ts';
import { MoreToggle } from './MoreToggle.tsx';
import { Panel } from './Panel.tsx';
import { PanelButton } from './PanelButton.tsx';
import { PanelError } from './PanelError.tsx';
import { RowsSkeleton } from './RowsSkeleton.tsx';

type Props<Row> = {
  title: string;
  /** As a query gives it: no data while it loads. */
  list: { data: readonly Row[] | undefined; isError: boolean; refetch: () => unknown };
  add: { label: string; onClick: () => void; shortcut?: string };
  /** What to say when loading failed. */
  failed: string;
  empty: ReactNode;
  row: (row: Row, isFresh: boolean) => ReactNode;
  /** The one that was just saved: it is shown wherever it stands, and stands out for a moment. */
  fresh?: number | undefined;
  /** How many are shown until all are asked for. */
  short?: number;
  /** What follows where there are more than these rows, once all of these are shown. */
  more?: ReactNode;
  children?: ReactNode;
};

/** A panel with a list that shows its first rows, and all of them when asked. */
export function ListPanel<Row extends { id: number }>(props: Props<Row>) {
  const { title, list, add, failed, empty, row, fresh, short = 2, more, children } = props;
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const [shown, setShown] = useState(fresh);
  const { data: rows } = list;
  const isLong = rows !== undefined && rows.length > short;
  if (fresh !== shown) {
    setShown(fresh);
    if (rows && rows.findIndex(({ id }) => id === fresh) >= short) setOpen(true);
  }

  return (
    <Panel
      title={title}
      count={more ? undefined : rows?.length}
      action={
        <PanelButton {...add} icon={IconPlus}>
          {t('controls.add')}
        </PanelButton>
      }
      footer={
        isLong && (
          <MoreToggle
            open={open}
            total={more ? undefined : rows.length}
            onToggle={() => setOpen(!open)}
          />
        )
      }
    >
      {rows && rows.length > 0 && (
        <ul>{(open ? rows : rows.slice(0, short)).map((one) => row(one, one.id === fresh))}</ul>
      )}
      {open && more}
      {rows?.length === 0 && empty}
      {!rows && list.isError && <PanelError title={failed} onRetry={() => list.refetch()} />}
      {!rows && !list.isError && <RowsSkeleton rows={short} />}
      {children}
    </Panel>
  );
}
