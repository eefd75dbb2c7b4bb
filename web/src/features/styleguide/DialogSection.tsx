import { Button, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { useConfirm } from '../../ui/ConfirmProvider.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { FileDrop } from '../../ui/FileDrop.tsx';
import { Row } from '../../ui/layout.tsx';
import { toast } from '../../ui/toast.ts';
import { Sample, Section, useGuideTexts } from './Section.tsx';

export function DialogSection() {
  const { dialogs } = useGuideTexts();
  const [open, setOpen] = useState<SampleSize>();
  const [last, setLast] = useState<SampleSize>('small');
  const show = (size: SampleSize) => {
    setLast(size);
    setOpen(size);
  };
  return (
    <Section words={dialogs}>
      <Sample>
        <Row wrap>
          <ConfirmButtons />
          {(['small', 'upload', 'wide'] as const).map((size) => (
            <Button key={size} variant="default" onClick={() => show(size)}>
              {dialogs[size]}
            </Button>
          ))}
        </Row>
      </Sample>
      <SampleDialog size={last} opened={open !== undefined} onClose={() => setOpen(undefined)} />
    </Section>
  );
}

function ConfirmButtons() {
  const { dialogs, buttons } = useGuideTexts();
  const confirm = useConfirm();
  const ask = async (question?: Parameters<typeof confirm>[0]) =>
    toast.info((await confirm(question)) ? dialogs.answered_yes : dialogs.answered_no);
  const danger = {
    title: dialogs.danger_title,
    message: dialogs.danger_message,
    confirmText: buttons.remove,
    danger: true,
  };
  const question = {
    title: dialogs.question_title,
    message: dialogs.question_message,
    confirmText: dialogs.question_yes,
    cancelText: dialogs.question_no,
  };
  return (
    <>
      <Button variant="default" onClick={() => ask()}>
        {dialogs.default}
      </Button>
      <Button variant="default" onClick={() => ask(danger)}>
        {dialogs.danger}
      </Button>
      <Button variant="default" onClick={() => ask(question)}>
        {dialogs.question}
      </Button>
    </>
  );
}

type SampleSize = 'small' | 'upload' | 'wide';

type Props = { size: SampleSize; opened: boolean; onClose: () => void };

function SampleDialog({ size, opened, onClose }: Props) {
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
