import { IconArchive, IconArchiveOff, IconPencil } from '@tabler/icons-react';
import { useTranslation } from '../platform/i18n.ts';
import { IconButton } from './IconButton.tsx';

type Props = {
  row: { name: string; archived: boolean };
  onEdit: () => void;
  onArchive: () => void;
};

/** An archived row must be restored before it can be changed. */
export function KeptActions({ row: { name, archived }, onEdit, onArchive }: Props) {
  const { t } = useTranslation();
  if (archived)
    return (
      <IconButton
        label={t('admin.restore.action', { name })}
        icon={IconArchiveOff}
        onClick={onArchive}
      />
    );
  return (
    <>
      <IconButton label={t('controls.edit', { name })} icon={IconPencil} onClick={onEdit} />
      <IconButton
        label={t('admin.archive.action', { name })}
        icon={IconArchive}
        onClick={onArchive}
      />
    </>
  );
}
