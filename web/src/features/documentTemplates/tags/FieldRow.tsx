import { VisuallyHidden } from '@mantine/core';
import { IconPencil, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../ui/IconButton.tsx';
import type { Field } from './field.ts';
import { TagChip } from './TagChip.tsx';
import classes from './tags.module.css';

type Props = { field: Field; onInsert: () => void; onEdit: () => void; onRemove: () => void };

export function FieldRow({ field, onInsert, onEdit, onRemove }: Props) {
  const { t } = useTranslation();
  const { name, description, type, configuration } = field;
  const options = configuration.map(({ text }) => text).join(', ');
  return (
    <li className={classes.row} data-type={type}>
      <TagChip name={name} kind={type} onInsert={onInsert} />
      <span className={classes.description}>
        {type === 'list' && <VisuallyHidden> - </VisuallyHidden>}
        {type === 'list' ? options : description}
      </span>
      <span className={classes.actions}>
        <IconButton label={t('controls.edit', { name })} icon={IconPencil} onClick={onEdit} />
        <IconButton
          label={t('document_templates.tags.remove', { name })}
          icon={IconX}
          onClick={onRemove}
        />
      </span>
    </li>
  );
}
