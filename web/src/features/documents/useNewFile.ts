import type { QueryKey } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsShown } from '../../platform/useIsShown.ts';
import { type Sending, useUpload } from '../../platform/useUpload.ts';
import { toast } from '../../ui/toast.ts';
import type { NewFile } from './documents.api.ts';
import { type Sends, toNobody } from './sends.ts';

type Options = {
  refresh: QueryKey;
  /** Undefined while something is missing that goes along. */
  send: ((file: NewFile, sending: Sending) => Promise<unknown>) | undefined;
  onDone: () => void;
};

export type Step = 'choosing' | 'sending' | 'done';

export type NewFileUpload = ReturnType<typeof useNewFile>;

/** How long the button shows that it works, and then that it worked. */
const animation = { sending: 2000, done: 1500 };

/** A file to be kept, and to whom it is sent; what was chosen stays when the server refuses it. */
export function useNewFile({ refresh, send, onDone }: Options) {
  const { t } = useTranslation();
  const isShown = useIsShown();
  const [step, setStep] = useState<Step>('choosing');
  const { send: transfer, clear, isSending, upload, errors } = useUpload({ refresh });
  const { file, sends, isFilled, reset, ...choice } = useChoice(clear);

  const submit = async () => {
    if (!file || !send || step !== 'choosing') return;
    setStep('sending');
    const shown = pause(animation.sending);
    const { step: outcome } = await transfer(file, (to) => send({ file, sends }, to));
    if (outcome !== 'done') return setStep('choosing');
    toast.success(t('notify.upload_success'));
    await shown;
    setStep('done');
    await pause(animation.done);
    if (!isShown()) return;
    reset();
    setStep('choosing');
    onDone();
  };
  const isDirty = isSending || (step === 'choosing' && isFilled);
  const state = { step, file, sends, transfer: upload, errors, isDirty, canSubmit: !!send };
  return { ...state, ...choice, submit };
}

/** Another file is another try: what was said about the last one goes. */
function useChoice(forget: () => void) {
  const [file, setFile] = useState<File>();
  const [sends, setSends] = useState<Sends>(toNobody);
  const choose = (chosen: File | undefined) => {
    forget();
    setFile(chosen);
  };
  return {
    file,
    choose,
    sends,
    setSends,
    isFilled: !!file || sends.client !== 'no' || sends.employer !== 'no',
    reset: () => {
      choose(undefined);
      setSends(toNobody);
    },
  };
}

const pause = (duration: number) => new Promise((resolve) => setTimeout(resolve, duration));
