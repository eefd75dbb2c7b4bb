import { Button, Checkbox } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { fileKinds } from '@traject/contract/common/fileKinds';
import type { Group } from '@traject/contract/groups';
import { type ImportPreview, type ImportRow, importLimits } from '@traject/contract/imports';
import { useTranslation } from '../../platform/i18n.ts';
import { keep } from '../../platform/transfer.ts';
import { Callout } from '../../ui/Callout.tsx';
import { type Column, DataTable } from '../../ui/DataTable.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { FileDrop } from '../../ui/FileDrop.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Stack } from '../../ui/layout.tsx';
import text from '../../ui/text.module.css';
import { useClassImport } from './useClassImport.ts';

type Props = { group: Group; onClose: () => void };

const rules = { accept: fileKinds.table, maxBytes: importLimits.megabytes * 1024 * 1024 };

export function ImportDialog({ group, onClose }: Props) {
  const { t } = useTranslation();
  const form = useClassImport(group, onClose);
  const { preview } = form;
  return (
    <Dialog
      opened
      size="wide"
      title={t('groups.do.import')}
      onClose={onClose}
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            {t('ui.cancel')}
          </Button>
          <Button disabled={!isRight(preview)} loading={form.isSending} onClick={form.run}>
            {t('groups.import.run')}
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        <FileDrop
          {...rules}
          label={t('groups.import.file')}
          file={form.file}
          onFile={form.choose}
          upload={form.upload}
          errors={form.errors}
        />
        <Checkbox
          label={t('groups.import.invite')}
          description={t('groups.import.invite_hint')}
          checked={form.invite}
          onChange={({ currentTarget }) => form.setInvite(currentTarget.checked)}
        />
        {preview ? <Found preview={preview} /> : <FileFormat />}
      </Stack>
    </Dialog>
  );
}

const isRight = (preview: ImportPreview | undefined) =>
  !!preview && preview.wrong === 0 && preview.errors.length === 0;

const columns: Column<ImportRow>[] = [
  { key: 'row', header: 'groups.import.row', width: 64, cell: ({ row }) => row },
  {
    key: 'who',
    header: 'labels.name',
    primary: true,
    width: '30%',
    cell: ({ values: { first_name, infix, last_name } }) =>
      [first_name, infix, last_name].filter(Boolean).join(' ') || '–',
  },
  { key: 'email', header: 'labels.email', cell: ({ values }) => values.email ?? '' },
  { key: 'workplace', header: 'labels.workplace', cell: ({ values }) => values.workplace ?? '' },
  {
    key: 'errors',
    header: 'groups.import.state',
    stacked: 'bare',
    cell: ({ errors, state }) => errors.join(' ') || <State state={state} />,
  },
];

function State({ state }: Pick<ImportRow, 'state'>) {
  const { t } = useTranslation();
  return t(`groups.import.states.${state}`);
}

function Found({ preview }: { preview: ImportPreview }) {
  const { t } = useTranslation();
  const { errors, wrong, rows, unknown_columns: unknown } = preview;
  const right = isRight(preview);
  const first = [...rows].sort((a, b) => Number(b.errors.length > 0) - Number(a.errors.length > 0));
  return (
    <>
      <Callout
        kind={right ? 'info' : 'error'}
        role={right ? 'status' : 'alert'}
        title={
          right ? t('groups.import.right', preview) : t('groups.import.wrong', { count: wrong })
        }
      >
        {right ? t('groups.import.right_text') : errors.map((error) => <p key={error}>{error}</p>)}
      </Callout>
      {unknown.length > 0 && (
        <p className={text.soft}>{t('groups.import.skipped', { columns: unknown.join(', ') })}</p>
      )}
      {rows.length > 0 && (
        <DataTable
          label={t('groups.import.rows')}
          columns={columns}
          rows={first}
          rowKey={({ row }) => row}
        />
      )}
    </>
  );
}

/** What the file must look like, with an example to fill in. */
function FileFormat() {
  const { t } = useTranslation();
  const example = () => {
    // Without a byte order mark, spreadsheets misread the accents.
    const rows = `\uFEFF${t('groups.import.columns')}\r\n${t('groups.import.example_row')}\r\n`;
    keep(new Blob([rows], { type: 'text/csv' }), t('groups.import.example_name'));
  };
  return (
    <Stack gap={8} className={text.soft}>
      <p>{t('groups.import.format')}</p>
      <div>
        <Button variant="default" leftSection={<Icon of={IconDownload} />} onClick={example}>
          {t('groups.import.example')}
        </Button>
      </div>
    </Stack>
  );
}
