import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { fileKinds } from '@traject/contract/common/fileKinds';
import type { DiplomaPreview } from '@traject/contract/diplomas';
import { useTranslation } from '../../platform/i18n.ts';
import { keep } from '../../platform/transfer.ts';
import { Callout } from '../../ui/Callout.tsx';
import { Choice } from '../../ui/Choice.tsx';
import { type Column, DataTable } from '../../ui/DataTable.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { FileDrop } from '../../ui/FileDrop.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Stack } from '../../ui/layout.tsx';
import text from '../../ui/text.module.css';
import { CoreTaskList } from './CoreTaskList.tsx';
import classes from './diplomas.module.css';
import { useDiplomaImport } from './useDiplomaImport.ts';

type Props = {
  /** The diploma that a new version is imported for. */
  newVersionOf?: { id: number; title: string; organisation: { id: number; name: string } };
  onImported: (diplomaId: number) => void;
  onClose: () => void;
};

const rules = { accept: fileKinds.diploma, maxBytes: 10 * 1024 * 1024 };

/** The file is checked when it is chosen; nothing is stored before the button is pressed. */
export function ImportDialog({ newVersionOf, onImported, onClose }: Props) {
  const { t } = useTranslation();
  const form = useDiplomaImport({
    place: newVersionOf?.organisation.id,
    replaces: newVersionOf?.id,
    onImported,
  });
  const { preview } = form;
  return (
    <Dialog
      opened
      size="wide"
      onClose={onClose}
      title={t(newVersionOf ? 'diplomas.version.action' : 'diplomas.import.action')}
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            {t('ui.cancel')}
          </Button>
          <Button disabled={!isRight(preview)} loading={form.isKeeping} onClick={form.keep}>
            {t('diplomas.import.save')}
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        {newVersionOf && <Callout kind="info">{t('diplomas.version.text', newVersionOf)}</Callout>}
        {!newVersionOf && form.places.length > 1 && (
          <Choice
            label={t('labels.organisation_id')}
            required
            allowDeselect={false}
            disabled={form.isSending}
            data={form.places}
            value={form.place || null}
            placeholder={t('diplomas.import.organisation')}
            onChange={form.choosePlace}
          />
        )}
        {form.place !== '' && (
          <FileDrop
            {...rules}
            label={t('diplomas.import.file')}
            file={form.file}
            onFile={form.chooseFile}
            upload={form.upload}
            errors={form.errors}
          />
        )}
        {form.qualifications.length > 1 && (
          <Choice
            label={t('diplomas.import.qualification')}
            required
            allowDeselect={false}
            disabled={form.isSending}
            data={form.qualifications}
            value={form.qualification}
            placeholder={t('diplomas.import.choose')}
            onChange={form.chooseQualification}
          />
        )}
        {preview ? <Found preview={preview} /> : !form.file && <FileFormat />}
      </Stack>
    </Dialog>
  );
}

const isRight = (preview: DiplomaPreview | undefined) =>
  !!preview?.diploma && preview.errors.length === 0;

function Found({ preview: { diploma, errors, same } }: { preview: DiplomaPreview }) {
  const { t } = useTranslation();
  return (
    <>
      {errors.length > 0 && <FileMistakes mistakes={errors} />}
      {diploma && (
        <section aria-label={t('diplomas.import.found')}>
          <h3 className={text.h3}>{diploma.title}</h3>
          <p className={`${text.secondary} ${classes.under}`}>
            {[diploma.level, diploma.code, diploma.edition].filter(Boolean).join(' · ')}
          </p>
          {same !== null && (
            <p className={classes.under}>
              {t('diplomas.version.same', { count: same, total: countOf(diploma) })}
            </p>
          )}
          <CoreTaskList coreTasks={diploma.core_tasks} />
        </section>
      )}
    </>
  );
}

const countOf = ({ core_tasks }: NonNullable<DiplomaPreview['diploma']>) =>
  core_tasks.flatMap(({ work_processes }) => work_processes).length;

type Mistake = DiplomaPreview['errors'][number];

/** Every mistake with its line, to be corrected in the file. */
function FileMistakes({ mistakes }: { mistakes: readonly Mistake[] }) {
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
    <Stack>
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
    </Stack>
  );
}

/** What the file must look like, with an example to fill in. */
function FileFormat() {
  const { t } = useTranslation();
  const example = () => {
    const rows = [
      t('diplomas.format.columns'),
      t('diplomas.format.first'),
      t('diplomas.format.next'),
    ];
    // Without a byte order mark, spreadsheets misread the accents.
    const content = `\uFEFF${rows.join('\r\n')}\r\n`;
    keep(new Blob([content], { type: 'text/csv' }), t('diplomas.format.name'));
  };
  return (
    <Stack gap={8} className={text.soft}>
      <h3 className={text.h3}>{t('diplomas.format.title')}</h3>
      <p>{t('diplomas.format.text')}</p>
      <p>{t('diplomas.format.needed')}</p>
      <p>{t('diplomas.format.dossier')}</p>
      <p>{t('diplomas.format.json')}</p>
      <div>
        <Button variant="default" leftSection={<Icon of={IconDownload} />} onClick={example}>
          {t('diplomas.format.example')}
        </Button>
      </div>
    </Stack>
  );
}
