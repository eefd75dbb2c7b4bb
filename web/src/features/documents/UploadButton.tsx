import { Button, VisuallyHidden } from '@mantine/core';
import { type Icon, IconCheck, IconUpload } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './documents.module.css';
import type { NewFileUpload, Step } from './useNewFile.ts';

/** There once a file is chosen. It shows for a while that it works, and then a check mark. */
export function UploadButton({ upload }: { upload: NewFileUpload }) {
  const { t } = useTranslation();
  const { step, file, transfer, canSubmit, submit } = upload;
  const Icon = icons[step];
  const words = {
    choosing: t('documents.upload.button'),
    sending: t('documents.upload.sending', { percent: transfer?.percent ?? 100 }),
    done: t('documents.upload.done'),
  };
  return (
    <>
      <VisuallyHidden role="status">{step === 'done' && words.done}</VisuallyHidden>
      {file && (
        <Button
          className={classes.upload}
          data-step={step}
          disabled={!canSubmit}
          aria-disabled={step !== 'choosing' || undefined}
          leftSection={Icon && <Icon size={17} stroke={2} aria-hidden />}
          onClick={submit}
        >
          {words[step]}
        </Button>
      )}
    </>
  );
}

const icons: Partial<Record<Step, Icon>> = { choosing: IconUpload, done: IconCheck };
