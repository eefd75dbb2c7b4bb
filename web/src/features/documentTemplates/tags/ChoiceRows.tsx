import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Option } from './field.ts';
import classes from './tags.module.css';
import { isRepeated } from './useFieldForm.ts';

type Props = { rows: readonly Option[]; onType: (at: number, text: string) => void };

export function ChoiceRows({ rows, onType }: Props) {
  const { t } = useTranslation();
  return (
    <fieldset className={classes.rows}>
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
    </fieldset>
  );
}
