import type { UseQueryResult } from '@tanstack/react-query';
import { type Opened, openedDays } from '@traject/contract/common/readers';
import type { ReactNode } from 'react';
import { formatDate, formatDateTime } from '../platform/format.ts';
import { useTranslation } from '../platform/i18n.ts';
import { Dialog } from './Dialog.tsx';
import { Row, Stack } from './layout.tsx';
import { PanelError } from './PanelError.tsx';
import classes from './ReadersDialog.module.css';
import { RowsSkeleton } from './RowsSkeleton.tsx';
import text from './text.module.css';

type Person<Detail> = { id: number; name: string; until: string | null; detail: Detail };
type Group<Why, Detail> = { why: Why; people: Person<Detail>[] };

type Words<Why, Detail> = {
  heading: (why: Why) => string;
  /** What there is to say about one of them, beside until when. */
  note?: (detail: Detail) => string | undefined;
};

type Props<Why, Detail> = Words<Why, Detail> & {
  title: string;
  readers: UseQueryResult<{ groups: Group<Why, Detail>[]; opened: Opened[] }>;
  onClose: () => void;
};

/** Who can see something, grouped by why, and who opened it lately. */
export function ReadersDialog<Why extends string, Detail>(props: Props<Why, Detail>) {
  const { title, readers, onClose, ...words } = props;
  const { t } = useTranslation();
  const { data, isPending, refetch } = readers;
  return (
    <Dialog opened onClose={onClose} title={title}>
      {isPending && <RowsSkeleton rows={3} />}
      {readers.isError && !data && (
        <PanelError title={t('readers.failed')} onRetry={() => void refetch()} />
      )}
      {data && (
        <Stack gap={24}>
          {data.groups.map((group) => (
            <Names key={group.why} {...group} {...words} />
          ))}
          <OpenedList opened={data.opened} />
        </Stack>
      )}
    </Dialog>
  );
}

function Names<Why, Detail>(props: Group<Why, Detail> & Words<Why, Detail>) {
  const { why, people, heading, note } = props;
  const { t } = useTranslation();
  return (
    <Section title={heading(why)}>
      {people.map(({ id, name, until, detail }) => (
        <Line key={id} name={name}>
          {[note?.(detail), until && t('readers.until', { date: formatDate(until) })]
            .filter(Boolean)
            .join(', ')}
        </Line>
      ))}
    </Section>
  );
}

function OpenedList({ opened }: { opened: Opened[] }) {
  const { t } = useTranslation();
  if (opened.length === 0)
    return <p className={text.secondary}>{t('readers.opened_none', { count: openedDays })}</p>;
  return (
    <Section title={t('readers.opened', { count: openedDays })}>
      {opened.map(({ name, last_at, times }) => (
        <Line key={`${name} ${last_at}`} name={name ?? t('readers.by_link')}>
          {t('readers.times', { count: times, date: formatDateTime(last_at) })}
        </Line>
      ))}
    </Section>
  );
}

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <Stack as="section" gap={8}>
    <h3 className={text.h3}>{title}</h3>
    <Stack as="ul" gap={6}>
      {children}
    </Stack>
  </Stack>
);

const Line = ({ name, children }: { name: string; children: string }) => (
  <Row as="li" wrap align="baseline" justify="between" className={classes.line}>
    <span className={text.rowTitle}>{name}</span>
    {children && <span className={text.secondary}>{children}</span>}
  </Row>
);
