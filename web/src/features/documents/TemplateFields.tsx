import { Button, Checkbox, TextInput } from '@mantine/core';
import { IconArrowLeft, IconEye } from '@tabler/icons-react';
import { type TemplateField, templateLimits } from '@traject/contract/common/templateFields';
import type { DocumentTemplateRow } from '@traject/contract/documentTemplates';
import { useEffect, useRef } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { usePreview } from '../../platform/usePreview.ts';
import { ErrorList } from '../../ui/ErrorList.tsx';
import form from '../../ui/form.module.css';
import { Icon } from '../../ui/Icon.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import text from '../../ui/text.module.css';
import { Viewer } from '../../ui/viewer/Viewer.tsx';
import { previewLetter } from './documents.api.ts';
import classes from './template.module.css';
import type { FieldValues, Filling } from './useSource.ts';

type Props = {
  template: DocumentTemplateRow;
  filling: Filling;
  trajectoryId: number;
  disabled: boolean;
};

export function TemplateFields({ template, filling, trajectoryId, disabled }: Props) {
  const { t } = useTranslation();
  const { values, fill, choose, isFromLast } = filling;
  const title = useRef<HTMLParagraphElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <Stack as="fieldset" gap={14} disabled={disabled}>
      <Row gap={8} wrap justify="between">
        <p ref={title} tabIndex={-1} className={`${text.rowTitle} ${classes.chosen}`}>
          {t('documents.template.chosen', { name: template.name })}
        </p>
        <Button
          variant="subtle"
          color="gray"
          size="compact-sm"
          leftSection={<IconArrowLeft size={15} stroke={1.9} aria-hidden />}
          onClick={() => choose(undefined)}
        >
          {t('documents.template.other')}
        </Button>
      </Row>
      {isFromLast && template.fields.length > 0 && (
        <p className={text.secondary}>{t('documents.template.last_values')}</p>
      )}
      {template.fields.length === 0 && (
        <p className={text.secondary}>{t('documents.template.no_fields')}</p>
      )}
      {template.fields.map((field) => (
        <FieldInput
          key={field.id}
          field={field}
          value={values[field.id]}
          onFill={(value) => fill(field.id, value)}
        />
      ))}
      <LetterPreview trajectoryId={trajectoryId} filling={filling} name={template.name} />
    </Stack>
  );
}

type FieldProps = {
  field: TemplateField;
  value: FieldValues[number] | undefined;
  onFill: (value: FieldValues[number]) => void;
};

/** Labelled with its explanation, or else with its name. */
function FieldInput({ field, value = '', onFill }: FieldProps) {
  const { name, description, type, configuration } = field;
  const label = description || name;
  if (type === 'text_singleline')
    return (
      <TextInput
        label={label}
        required
        autoComplete="off"
        maxLength={templateLimits.value}
        value={String(value)}
        onChange={({ currentTarget }) => onFill(currentTarget.value.replaceAll('\t', ' '))}
      />
    );
  return (
    <Checkbox.Group
      label={label}
      required
      value={(Array.isArray(value) ? value : []).map(String)}
      onChange={(ticked) => onFill(ticked.map(Number))}
    >
      <div className={`${form.boxes} ${classes.options}`}>
        {configuration.map((option) => (
          <Checkbox key={option.id} value={String(option.id)} label={option.text} />
        ))}
      </div>
    </Checkbox.Group>
  );
}

type PreviewProps = { trajectoryId: number; filling: Filling; name: string };

/** Shows the letter before it is sent. */
function LetterPreview({ trajectoryId, filling: { filled }, name }: PreviewProps) {
  const { t } = useTranslation();
  const preview = usePreview({
    make: (wanted: NonNullable<typeof filled>) => previewLetter(trajectoryId, wanted),
    failed: 'documents.template.preview_failed',
  });
  return (
    <>
      <ErrorList title={t('documents.template.preview_failed')} errors={preview.errors} />
      <div>
        <Button
          variant="default"
          disabled={!filled}
          loading={preview.isMaking}
          leftSection={<Icon of={IconEye} />}
          onClick={() => filled && preview.open(filled, name)}
        >
          {t('documents.template.preview')}
        </Button>
      </div>
      <Viewer file={preview.file} onClose={preview.close} />
    </>
  );
}
