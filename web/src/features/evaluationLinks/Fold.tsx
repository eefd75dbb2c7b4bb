import { type ReactNode, type SyntheticEvent, useState } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import classes from './evaluate.module.css';

type FoldProps<T> = { title: string; read: () => Promise<T>; children: (read: T) => ReactNode };

/** Read when it is opened. */
export function Fold<T>({ title, read, children }: FoldProps<T>) {
  const { t } = useTranslation();
  const [found, setFound] = useState<{ value: T } | 'loading' | 'failed'>();
  const toggle = ({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) => {
    if (!currentTarget.open || (found && found !== 'failed')) return;
    setFound('loading');
    read().then(
      (value) => setFound({ value }),
      () => setFound('failed'),
    );
  };
  return (
    <details className={classes.details} onToggle={toggle}>
      <summary>{title}</summary>
      {found === 'loading' && <p role="status">{t('ui.loading')}</p>}
      {found === 'failed' && <p role="alert">{t('evaluation_page.student.failed')}</p>}
      {typeof found === 'object' && children(found.value)}
    </details>
  );
}
