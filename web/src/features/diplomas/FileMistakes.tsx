import type { DiplomaPreview } from '@traject/contract/diplomas';
import { useTranslation } from 'react-i18next';
import { Callout } from '../../ui/Callout.tsx';
import { type Column, DataTable } from '../../ui/DataTable.tsx';
import classes from './diplomas.module.css';

type Mistake = DiplomaPreview['errors'][number];

/** Every mistake by its line, to be mended in the file. */
export function FileMistakes({ mistakes }: { mistakes: readonly Mistake[] }) {
  const { t } = useTranslation();
  const columns: Column<Mistake>[] = [
    { key: 'line', header: 'diplomas.import.line', width: 80, cell: ({ line }) => line },
    {
      key: 'message',
      header: 'diplomas.import.mistake',
      stacked: 'bare',
      cell: ({ message }) => message,
    },
  ];
  return (
    <div className={classes.mistakes}>
      <Callout
        kind="error"
        role="alert"
        title={t('diplomas.import.mistakes', { count: mistakes.length })}
      >
        {t('diplomas.import.mistakes_text')}
      </Callout>
      <DataTable
        label={t('diplomas.import.mistake')}
        columns={columns}
        rows={mistakes}
        rowKey={({ line, message }) => `${line} ${message}`}
      />
    </div>
  );
}
