import { Button, Checkbox } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { fileKinds } from '@traject/contract/common/fileKinds';
import {
  type ImportInput,
  type ImportKind,
  importKinds,
  importLimits,
} from '@traject/contract/imports';
import { useTranslation } from '../../platform/i18n.ts';
import { keep } from '../../platform/transfer.ts';
import type { useUpload } from '../../platform/useUpload.ts';
import { Choice } from '../../ui/Choice.tsx';
import { FileDrop } from '../../ui/FileDrop.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { PanelBody } from '../../ui/PanelBody.tsx';
import { SegmentField } from '../../ui/SegmentField.tsx';
import text from '../../ui/text.module.css';
import type { ImportSearch } from './imports.api.ts';
import classes from './imports.module.css';
import { PastImports } from './PastImports.tsx';
import { useChoices } from './useChoices.ts';

export type Sending = Omit<ReturnType<typeof useUpload>, 'send'>;
type Props = {
  search: ImportSearch;
  onSearch: (search: ImportSearch) => void;
  onLook: (input: ImportInput, file: File) => void;
  sending: Sending;
};

const rules = { accept: fileKinds.table, maxBytes: importLimits.megabytes * 1024 * 1024 };

export function ChooseStep({ search, onSearch, onLook, sending }: Props) {
  const { t } = useTranslation();
  const form = useChoices(search);
  const { input, file } = form;
  return (
    <div className={classes.choose}>
      <Panel title={t('imports.choose.title')}>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (input && file) onLook(input, file);
          }}
        >
          <PanelBody gap={18}>
            <div>
              <SegmentField
                label={t('imports.choose.kind')}
                choices={importKinds.map((kind) => ({
                  value: kind,
                  label: t(`imports.kinds.${kind}`),
                }))}
                value={form.kind}
                onChange={(kind) => onSearch({ ...search, kind })}
              />
            </div>
            {form.places.length > 1 && (
              <Choice
                label={t('labels.organisation_id')}
                required
                allowDeselect={false}
                placeholder={t('imports.choose.organisation')}
                data={form.places}
                value={form.place}
                onChange={(id) =>
                  onSearch({ ...search, organisation_id: Number(id), diploma_id: undefined })
                }
              />
            )}
            {form.kind === 'students' && (
              <StudentFields form={form} search={search} onSearch={onSearch} />
            )}
            <FileDrop
              {...rules}
              label={t('imports.choose.file')}
              file={file}
              onFile={(next) => {
                sending.clear();
                form.setFile(next);
              }}
              upload={sending.upload}
              errors={sending.errors}
            />
            <div>
              <Button type="submit" disabled={!input || !file} loading={sending.isSending}>
                {t('imports.choose.look')}
              </Button>
            </div>
          </PanelBody>
        </form>
      </Panel>
      <FileFormat kind={form.kind} />
      {form.place && (
        <div className={classes.wide}>
          <PastImports organisationId={Number(form.place)} />
        </div>
      )}
    </div>
  );
}

type FieldsProps = Pick<Props, 'search' | 'onSearch'> & { form: ReturnType<typeof useChoices> };

function StudentFields({ form, search, onSearch }: FieldsProps) {
  const { t } = useTranslation();
  return (
    <>
      <Choice
        label={t('imports.choose.diploma')}
        description={t('imports.choose.diploma_hint')}
        placeholder={t('imports.choose.no_diploma')}
        clearable
        clearButtonProps={{ 'aria-label': t('imports.choose.clear_diploma') }}
        data={form.diplomas}
        value={form.diploma}
        onChange={(id) => onSearch({ ...search, diploma_id: id ? Number(id) : undefined })}
      />
      <Checkbox
        label={t('imports.choose.invite')}
        description={t('imports.choose.invite_hint')}
        checked={form.invite}
        onChange={({ currentTarget }) =>
          onSearch({ ...search, invite: currentTarget.checked ? '1' : undefined })
        }
      />
    </>
  );
}

/** What the file must look like, with an example to fill in. */
function FileFormat({ kind }: { kind: ImportKind }) {
  const { t, language } = useTranslation();
  const example = () => {
    const rows = [t(`imports.format.${kind}_columns`), t(`imports.format.${kind}_row`)];
    // Without a byte order mark, spreadsheets misread the accents.
    const content = `\uFEFF${rows.join('\r\n')}\r\n`;
    keep(new Blob([content], { type: 'text/csv' }), t(`imports.format.${kind}_name`));
  };
  return (
    <Panel title={t('imports.format.title')}>
      <PanelBody gap={8}>
        <p className={text.soft}>
          {t('imports.format.text', { most: importLimits.rows.toLocaleString(language) })}
        </p>
        <p className={text.soft}>{t(`imports.format.${kind}_more`)}</p>
        <div>
          <Button variant="default" leftSection={<Icon of={IconDownload} />} onClick={example}>
            {t('imports.format.example')}
          </Button>
        </div>
      </PanelBody>
    </Panel>
  );
}
