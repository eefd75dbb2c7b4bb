import { Button } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import type { Label } from '@traject/contract/common/texts';
import type { ImportInput, ImportPreview } from '@traject/contract/imports';
import { useTranslation } from '../../platform/i18n.ts';
import { Callout } from '../../ui/Callout.tsx';
import { ErrorList } from '../../ui/ErrorList.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { PanelBody } from '../../ui/PanelBody.tsx';
import text from '../../ui/text.module.css';
import type { Sending } from './ChooseStep.tsx';
import classes from './imports.module.css';
import { PreviewRows } from './PreviewRows.tsx';
import { useTarget } from './useChoices.ts';

type Props = {
  input: ImportInput;
  preview: ImportPreview;
  sending: Sending;
  onRun: () => void;
  onBack: () => void;
};

export function LookStep({ input, preview, sending, onRun, onBack }: Props) {
  const { t } = useTranslation();
  const { wrong, errors } = preview;
  const isRight = wrong === 0 && errors.length === 0;
  return (
    <Stack gap={20}>
      <Panel title={t('imports.look.title')}>
        <PanelBody gap={18}>
          <Verdict preview={preview} input={input} />
          <Target input={input} />
          <Counts preview={preview} />
          <ColumnsRead preview={preview} />
          <ErrorList title={t('imports.look.refused')} errors={sending.errors} />
          <Row wrap>
            <Button
              variant="default"
              leftSection={<Icon of={IconArrowLeft} size="small" />}
              onClick={onBack}
            >
              {t('imports.look.back')}
            </Button>
            {isRight && (
              <Button loading={sending.isSending} onClick={onRun}>
                {preview.new > 0
                  ? t('imports.look.run', { count: preview.new })
                  : t('imports.look.run_known')}
              </Button>
            )}
          </Row>
        </PanelBody>
      </Panel>
      {preview.rows.length > 0 && <PreviewRows preview={preview} />}
    </Stack>
  );
}

/** Where the people go, shown once more before the import. */
function Target({ input }: Pick<Props, 'input'>) {
  const { t } = useTranslation();
  const { place, diploma } = useTarget(input);
  return (
    <Facts
      columns={2}
      items={[
        [t('labels.organisation_id'), place ?? ''],
        ...(diploma ? [[t('imports.choose.diploma'), diploma] as [string, string]] : []),
      ]}
    />
  );
}

/** The outcome in one line. */
function Verdict({ preview, input }: Pick<Props, 'preview' | 'input'>) {
  const { t } = useTranslation();
  const { errors, wrong } = preview;
  if (errors.length > 0)
    return (
      <Callout kind="error" role="alert" title={t('imports.look.unusable')}>
        {errors.map((error) => (
          <p key={error}>{error}</p>
        ))}
      </Callout>
    );
  if (wrong > 0)
    return (
      <Callout kind="error" role="alert" title={t('imports.look.wrong', { count: wrong })}>
        {t('imports.look.wrong_text')}
      </Callout>
    );
  return (
    <Callout kind="info" role="status" title={t('imports.look.right')}>
      {preview.new > 0 ? t(`imports.look.${input.kind}_text`) : t('imports.look.all_known')}{' '}
      {preview.new > 0 && input.invite && t('imports.look.invite_text')}
    </Callout>
  );
}

function Counts({ preview }: { preview: ImportPreview }) {
  const { t } = useTranslation();
  return (
    <dl className={classes.counts}>
      {(['total', 'new', 'known', 'wrong'] as const).map((name) => (
        <div key={name}>
          <dt className={text.secondary}>{t(`imports.counts.${name}`)}</dt>
          <dd className={text.num}>{preview[name]}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Which columns are read as what, and which are skipped. */
function ColumnsRead({ preview: { columns, unknown_columns } }: { preview: ImportPreview }) {
  const { t } = useTranslation();
  const label = (field: string) =>
    field === 'infix' ? t('imports.infix') : t(`labels.${field as Label}`);
  return (
    <>
      {columns.length > 0 && (
        <div>
          <h3 className={text.h3}>{t('imports.look.columns')}</h3>
          <Row as="ul" gap={6} wrap className={classes.columns}>
            {columns.map(({ name, field }) => (
              <li key={field}>
                {name}
                {label(field) !== name && <span className={text.dim}> {label(field)}</span>}
              </li>
            ))}
          </Row>
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
