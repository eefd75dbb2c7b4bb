import { useTranslation } from 'react-i18next';
import { ErrorList } from '../../ui/ErrorList.tsx';
import { FileDrop } from '../../ui/FileDrop.tsx';
import { documentRules } from './documentRules.ts';
import { SendBoxes } from './SendBoxes.tsx';
import type { Recipients } from './sends.ts';
import type { NewFileUpload } from './useNewFile.ts';

type Props = { upload: NewFileUpload; label: string; recipients: Recipients };

/** The file and to whom it goes: the same for a new document and for a new version of one. */
export function NewFileFields({ upload, label, recipients }: Props) {
  const { t } = useTranslation();
  const isBusy = upload.step !== 'choosing';
  return (
    <>
      <ErrorList errors={upload.errors} title={t('documents.upload.refused')} />
      <FileDrop
        {...documentRules}
        label={label}
        file={upload.file}
        onFile={upload.choose}
        upload={upload.transfer}
        disabled={isBusy}
      />
      <SendBoxes
        sends={upload.sends}
        onSends={upload.setSends}
        recipients={recipients}
        disabled={isBusy}
      />
    </>
  );
}
