import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useTranslation } from '../platform/i18n.ts';
import { IconButton } from './IconButton.tsx';

type Props = {
  /** What the row is, so that each button says which one it changes. */
  name: string;
  /** Undefined for readers who may not. */
  onEdit: (() => void) | undefined;
  onRemove: () => void;
};

export function RowActions({ name, onEdit, onRemove }: Props) {
  const { t } = useTranslation();
  return (
    <>
      {onEdit && (
        <IconButton label={t('controls.edit', { name })} icon={IconPencil} onClick={onEdit} />
      )}
      <IconButton
        label={t('controls.remove.action', { name })}
        icon={IconTrash}
        onClick={onRemove}
      />
    </>
  );
}
