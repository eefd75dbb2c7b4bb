import { Button } from '@mantine/core';
import { useState } from 'react';
import { useConfirm } from '../../ui/ConfirmProvider.tsx';
import { toast } from '../../ui/toast.ts';
import { SampleDialog, type SampleSize } from './SampleDialog.tsx';
import { Section } from './Section.tsx';
import classes from './styleguide.module.css';
import { useGuideTexts } from './useGuideTexts.ts';

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
      <div className={`${classes.card} ${classes.line}`}>
        <ConfirmButtons />
        {(['small', 'upload', 'wide'] as const).map((size) => (
          <Button key={size} variant="default" onClick={() => show(size)}>
            {dialogs[size]}
          </Button>
        ))}
      </div>
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
