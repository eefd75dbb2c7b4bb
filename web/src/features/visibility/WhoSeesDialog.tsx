import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../platform/i18n.ts';
import { ReadersDialog } from '../../ui/ReadersDialog.tsx';
import { readersQuery } from './visibility.api.ts';

type Props = {
  trajectoryId: number;
  /** A document of it, instead of the trajectory itself. */
  document?: { fileId: number; name: string };
  onClose: () => void;
};

export function WhoSeesDialog({ trajectoryId, document, onClose }: Props) {
  const { t } = useTranslation();
  const readers = useQuery(readersQuery({ trajectoryId, fileId: document?.fileId }));
  return (
    <ReadersDialog
      title={document ? t('who_sees.document', { name: document.name }) : t('who_sees.trajectory')}
      readers={readers}
      heading={(why) => t(`who_sees.why.${why}`)}
      onClose={onClose}
    />
  );
}
