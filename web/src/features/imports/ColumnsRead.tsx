import type { Label } from '@traject/contract/common/texts';
import type { ImportPreview } from '@traject/contract/imports';
import { useTranslation } from 'react-i18next';
import { Callout } from '../../ui/Callout.tsx';
import text from '../../ui/text.module.css';
import classes from './imports.module.css';

/** Which columns say what, and which are left aside. */
export function ColumnsRead({ preview: { columns, unknown_columns } }: { preview: ImportPreview }) {
  const { t } = useTranslation();
  const label = (field: string) =>
    field === 'infix' ? t('imports.infix') : t(`labels.${field as Label}`);
  return (
    <>
      {columns.length > 0 && (
        <div>
          <h3 className={text.h3}>{t('imports.look.columns')}</h3>
          <ul className={classes.columns}>
            {columns.map(({ name, field }) => (
              <li key={field}>
                {name}
                {label(field) !== name && <span> {label(field)}</span>}
              </li>
            ))}
          </ul>
        </div>
      )}
      {unknown_columns.length > 0 && (
        <Callout kind="warn" title={t('imports.look.ignored', { count: unknown_columns.length })}>
          {unknown_columns.join(', ')}
        </Callout>
      )}
    </>
  );
}
