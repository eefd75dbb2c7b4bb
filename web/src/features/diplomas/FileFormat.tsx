import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { keep } from '../../platform/transfer.ts';
import { Icon } from '../../ui/Icon.tsx';
import classes from './diplomas.module.css';

/** How a file must look, with one to fill in. */
export function FileFormat() {
  const { t } = useTranslation();
  const example = () => {
    const rows = [
      t('diplomas.format.columns'),
      t('diplomas.format.first'),
      t('diplomas.format.next'),
    ];
    // With a mark in front, or a spreadsheet would not read the accents.
    const content = `\uFEFF${rows.join('\r\n')}\r\n`;
    keep(new Blob([content], { type: 'text/csv' }), t('diplomas.format.name'));
  };
  return (
    <div className={classes.format}>
      <h3>{t('diplomas.format.title')}</h3>
      <p>{t('diplomas.format.text')}</p>
      <p>{t('diplomas.format.needed')}</p>
      <p>{t('diplomas.format.json')}</p>
      <Button variant="default" leftSection={<Icon of={IconDownload} />} onClick={example}>
        {t('diplomas.format.example')}
      </Button>
    </div>
  );
}
