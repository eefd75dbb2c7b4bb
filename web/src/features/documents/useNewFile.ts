import type { QueryKey } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraft } from '../../platform/useDraft.ts';
import { useIsShown } from '../../platform/useIsShown.ts';
import { type Sending, useUpload } from '../../platform/useUpload.ts';
import { toast } from '../../ui/toast.ts';
import type { NewFile } from './newFile.ts';
import { type Sends, toNobody, withApproval } from './sends.ts';
import type { Filled } from './useFilling.ts';
import { useSource, type Way } from './useSource.ts';

type Options = {
  /** Of what this is a new file, for what is typed and not sent. */
  draft: string;
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
export function useNewFile({ draft, refresh, send, onDone }: Options) {
  const { t } = useTranslation();
  const isShown = useIsShown();
  const [step, setStep] = useState<Step>('choosing');
  const [way, setWay] = useState<Way>('file');
  const { send: transfer, clear, ...sending } = useUpload({ refresh, failed: failures[way] });
  const { source, reset, isBegun, ...made } = useSource(way, clear);
  const { sends, isSent, ...sendTo } = useSends(made.mustApprove);

  const { template, values, restore } = made.filling;
  const { offer } = useDraft<Filled>({
    place: draft,
    value: useMemo(() => ({ template, values }), [template, values]),
    isDirty: step === 'choosing' && Object.keys(values).length > 0,
    isReadable: (kept) => Array.isArray(kept.template?.fields) && !!kept.values,
    restore: (kept) => {
      setWay('template');
      restore(kept);
    },
  });

  const submit = async () => {
    if (!source || !send || step !== 'choosing') return;
    setStep('sending');
    const shown = pause(animation.sending);
    const { step: outcome } = await transfer(fileIn(source), (to) => send({ source, sends }, to));
    if (outcome !== 'done') return setStep('choosing');
    toast.success(t('notify.upload_success'));
    await shown;
    setStep('done');
    await pause(animation.done);
    if (!isShown()) return;
    reset();
    sendTo.setSends(toNobody);
    setStep('choosing');
    onDone();
  };
  const isDirty = sending.isSending || (step === 'choosing' && (isBegun || isSent));
  const state = { step, sends, transfer: sending.upload, errors: sending.errors, isDirty };
  const turn = (next: Way) => {
    clear();
    setWay(next);
  };
  return { ...state, offer, way, turn, ...made, ...sendTo, canSubmit: !!send && !!source, submit };
}

const fileIn = (source: NewFile['source']) => (source instanceof File ? source : undefined);

const failures = {
  file: 'notify.upload_error',
  template: 'notify.hydrate_document_template.error',
} as const;

function useSends(mustApprove: boolean) {
  const [sends, setSends] = useState<Sends>(toNobody);
  return {
    sends: mustApprove ? withApproval(sends) : sends,
    setSends,
    isSent: sends.client !== 'no' || sends.employer !== 'no',
  };
}

const pause = (duration: number) => new Promise((resolve) => setTimeout(resolve, duration));
