import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { type ImportKind, importLimits } from '@traject/contract/imports';
import { useTranslation } from 'react-i18next';
import { keep } from '../../platform/transfer.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Panel } from '../../ui/Panel.tsx';
import classes from './imports.module.css';

/** How a file must look, with one to fill in. */
export function FileFormat({ kind }: { kind: ImportKind }) {
  const { t, i18n } = useTranslation();
  const example = () => {
    const rows = [t(`imports.format.${kind}_columns`), t(`imports.format.${kind}_row`)];
    // With a mark in front, or a spreadsheet would not read the accents.
    const content = `\uFEFF${rows.join('\r\n')}\r\n`;
    keep(new Blob([content], { type: 'text/csv' }), t(`imports.format.${kind}_name`));
  };
  return (
    <Panel title={t('imports.format.title')}>
      <div className={classes.format}>
        <p>{t('imports.format.text', { most: importLimits.rows.toLocaleString(i18n.language) })}</p>
        <p>{t(`imports.format.${kind}_more`)}</p>
        <Button variant="default" leftSection={<Icon of={IconDownload} />} onClick={example}>
          {t('imports.format.example')}
        </Button>
      </div>
    </Panel>
  );
}
