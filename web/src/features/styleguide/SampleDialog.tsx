import { Button, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../ui/Dialog.tsx';
import { FileDrop } from '../../ui/FileDrop.tsx';
import { useGuideTexts } from './useGuideTexts.ts';

export type SampleSize = 'small' | 'upload' | 'wide';

type Props = { size: SampleSize; opened: boolean; onClose: () => void };

export function SampleDialog({ size, opened, onClose }: Props) {
  const { t } = useTranslation();
  const { dialogs, buttons } = useGuideTexts();
  return (
    <Dialog
      size={size}
      opened={opened}
      onClose={onClose}
      title={dialogs[size]}
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            {t('ui.cancel')}
          </Button>
          <Button onClick={onClose}>{buttons.save}</Button>
        </>
      }
    >
      {size === 'small' && <SmallForm />}
      {size === 'upload' && <UploadForm />}
      {size === 'wide' && <LongText />}
    </Dialog>
  );
}

function SmallForm() {
  const { inputs } = useGuideTexts();
  return (
    <Stack gap={14}>
      <TextInput label={inputs.name} required data-autofocus />
      <TextInput label={inputs.email} />
    </Stack>
  );
}

function UploadForm() {
  const { files } = useGuideTexts();
  const [file, setFile] = useState<File>();
  return (
    <FileDrop
      label={files.plan}
      accept={['pdf', 'doc', 'docx']}
      maxBytes={25 * 1024 * 1024}
      file={file}
      onFile={setFile}
    />
  );
}

function LongText() {
  const { dialogs, guidelines } = useGuideTexts();
  return (
    <Stack gap={14}>
      <p>{dialogs.long}</p>
      {guidelines.topics.flatMap(({ rules }) => rules.map((rule) => <p key={rule}>{rule}</p>))}
    </Stack>
  );
}
