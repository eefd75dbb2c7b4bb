import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { referenceQuery } from '../../platform/reference.ts';
import classes from './documents.module.css';

type Props = { type: string | undefined; onType: (type: string | undefined) => void };

/** One type at a time; a second press on it shows them all again. */
export function TypeFilter({ type, onType }: Props) {
  const { t } = useTranslation();
  const { data: types = [] } = useQuery(referenceQuery('fileTypes'));
  const all = { id: 0, code: undefined, name: t('documents.all_types') };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form; these are buttons.
    <div className={classes.chips} role="group" aria-label={t('documents.types')}>
      {[all, ...types].map(({ id, code, name }) => (
        <button
          key={id}
          type="button"
          className={classes.chip}
          aria-pressed={type === code}
          onClick={() => onType(type === code ? undefined : code)}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
