import type { ReactNode } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import text from '../../ui/text.module.css';
import classes from './today.module.css';

type Props<Row> = {
  title: string;
  list: { data: Row[]; total: number };
  children: (row: Row) => ReactNode;
};

/** Lines of a panel that belong together, and how many more there are. */
export function DayGroup<Row>({ title, list, children }: Props<Row>) {
  const { t } = useTranslation();
  if (list.total === 0) return null;
  const more = list.total - list.data.length;
  return (
    <section aria-label={title}>
      <h3 className={`${text.meta} ${classes.group}`}>{title}</h3>
      <ul>{list.data.map(children)}</ul>
      {more > 0 && (
        <p className={`${text.secondary} ${classes.more}`}>
          {t('today.waiting.more', { count: more })}
        </p>
      )}
    </section>
  );
}
