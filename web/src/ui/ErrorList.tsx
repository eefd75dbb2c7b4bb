import { useEffect, useRef } from 'react';
import { useTranslation } from '../platform/i18n.ts';
import classes from './Callout.module.css';
import { Callout } from './Callout.tsx';

type Props = { errors: readonly string[]; title?: string | undefined };

/** What the server refused, above the form: announced, and focused when it appears or changes. */
export function ErrorList({ errors, title }: Props) {
  const { t } = useTranslation();
  const box = useRef<HTMLDivElement>(null);
  const said = errors.join('\n');
  useEffect(() => {
    if (said) box.current?.focus();
  }, [said]);

  if (errors.length === 0) return null;
  return (
    <Callout
      kind="error"
      role="alert"
      tabIndex={-1}
      ref={box}
      title={title ?? t('ui.error_list.title')}
    >
      <ul className={classes.list}>
        {[...new Set(errors)].map((error) => (
          <li key={error}>{error}</li>
        ))}
      </ul>
    </Callout>
  );
}
