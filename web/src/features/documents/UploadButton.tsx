import { Button, VisuallyHidden } from '@mantine/core';
import { type Icon, IconCheck, IconUpload } from '@tabler/icons-react';
import { useTranslation } from '../../platform/i18n.ts';
import classes from './documents.module.css';
import type { NewFileUpload, Step } from './useNewFile.ts';
import type { Way } from './useSource.ts';

/** Appears once a file is chosen, or at once for a template; shows progress, then a check mark. */
export function UploadButton({ upload }: { upload: NewFileUpload }) {
  const { t } = useTranslation();
  const { step, way, file, isSent, transfer, canSubmit, submit } = upload;
  const Icon = icons[way][step];
  const texts = way === 'file' ? 'documents.upload' : 'documents.template';
  const words = {
    choosing: t(isSent ? `${texts}.button_send` : `${texts}.button`),
    sending: t(`${texts}.sending`, { percent: transfer?.percent ?? 100 }),
    done: t(`${texts}.done`),
  };
  return (
    <>
      <VisuallyHidden role="status">{step === 'done' && words.done}</VisuallyHidden>
      {(way === 'template' || file) && (
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

const icons: Record<Way, Partial<Record<Step, Icon>>> = {
  file: { choosing: IconUpload, done: IconCheck },
  template: { done: IconCheck },
};
