import { Button } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { usePreview } from '../../platform/usePreview.ts';
import { ErrorList } from '../../ui/ErrorList.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Viewer } from '../../ui/viewer/Viewer.tsx';
import { previewLetter } from './documents.api.ts';
import type { Filling } from './useFilling.ts';

type Props = { trajectoryId: number; filling: Filling; name: string };

/** The letter as it would leave, before it does. */
export function LetterPreview({ trajectoryId, filling: { filled }, name }: Props) {
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
