import { Button, TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { type RefObject, useEffect } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import { Row, Stack } from '../../../ui/layout.tsx';
import type { Field, Option } from './field.ts';
import classes from './tags.module.css';
import { isRepeated, useFieldForm } from './useFieldForm.ts';

type Props = {
  start: Field;
  taken: readonly string[];
  /** In the form to be changed, not to be added. */
  isOpen: boolean;
  hasFocus: boolean;
  nameRef: RefObject<HTMLInputElement | null>;
  onSubmit: (field: Field) => void;
  onCancel: () => void;
  onTyping: (isTyping: boolean) => void;
};

export function FieldForm({ start, isOpen, hasFocus, nameRef, onCancel, ...options }: Props) {
  const { t } = useTranslation();
  const form = useFieldForm({ start, ...options });
  useEffect(() => {
    if (hasFocus) nameRef.current?.focus();
  }, [hasFocus, nameRef]);
  const words = `document_templates.tags.${start.type}` as const;

  return (
    <Stack
      as="form"
      gap={14}
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        form.submit();
      }}
    >
      <TextInput
        ref={nameRef}
        label={t(`${words}.name`)}
        placeholder={t(`${words}.example`)}
        maxLength={60}
        autoComplete="off"
        value={form.name.value}
        error={form.name.isRefused && t('document_templates.tags.taken')}
        onChange={({ currentTarget }) => form.name.type(currentTarget.value)}
        onBlur={form.name.settle}
      />
      <TextInput
        label={t('document_templates.tags.description')}
        maxLength={255}
        autoComplete="off"
        value={form.description}
        onChange={({ currentTarget }) => form.setDescription(currentTarget.value)}
      />
      {start.type === 'list' && <ChoiceRows rows={form.rows} onType={form.type} />}
      <Row gap={8} wrap>
        <Button
          type="submit"
          variant="default"
          disabled={!form.canSubmit}
          leftSection={!isOpen && <IconPlus size={16} stroke={2} aria-hidden />}
        >
          {t(isOpen ? `${words}.change` : `${words}.add`)}
        </Button>
        {isOpen && (
          <Button variant="subtle" color="gray" onClick={onCancel}>
            {t('document_templates.tags.cancel')}
          </Button>
        )}
      </Row>
    </Stack>
  );
}

type RowsProps = { rows: readonly Option[]; onType: (at: number, text: string) => void };

function ChoiceRows({ rows, onType }: RowsProps) {
  const { t } = useTranslation();
  return (
    <Stack as="fieldset" gap={8} className={classes.rows}>
      <legend>{t('document_templates.tags.values')}</legend>
      {rows.map((row, index) => (
        <TextInput
          // biome-ignore lint/suspicious/noArrayIndexKey: they never move; a row is its number.
          key={index}
          aria-label={t('document_templates.tags.value', { number: index + 1 })}
          placeholder={index > 1 ? t('document_templates.tags.another') : undefined}
          maxLength={200}
          autoComplete="off"
          value={row.text}
          error={isRepeated(row, index, rows) && t('document_templates.tags.same')}
          onChange={({ currentTarget }) => onType(index, currentTarget.value)}
        />
      ))}
    </Stack>
  );
}
