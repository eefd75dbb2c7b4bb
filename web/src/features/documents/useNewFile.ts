import type { QueryKey } from '@tanstack/react-query';
import type { ActionCode } from '@traject/contract/common/fileActions';
import { useMemo, useState } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { useDraft } from '../../platform/useDraft.ts';
import { useIsShown } from '../../platform/useIsShown.ts';
import { type Sending, useUpload } from '../../platform/useUpload.ts';
import { toast } from '../../ui/toast.ts';
import type { NewFile } from './newFile.ts';
import {
  proposedBy,
  type Recipients,
  type Sends,
  sentTo,
  toNobody,
  withApproval,
} from './sends.ts';
import { type Filled, useSource, type Way } from './useSource.ts';

type Options = {
  /** The place where the draft is kept. */
  draft: string;
  refresh: QueryKey;
  /** Undefined while a required choice is missing. */
  send: ((file: NewFile, sending: Sending) => Promise<unknown>) | undefined;
  /** The recipients in words; empty when it is sent to nobody. */
  namesOf?: (sends: Sends) => string;
  /** Asks for confirmation when the action, not the user, chose the recipients. */
  mayPropose?: (sends: Sends) => Promise<boolean>;
  onDone: () => void;
};

export type Step = 'choosing' | 'sending' | 'done';

export type NewFileUpload = ReturnType<typeof useNewFile>;

/** How long the button shows progress, and then success, in milliseconds. */
const animation = { sending: 2000, done: 1500 };

/** A new file and its recipients. The choices stay when the server refuses them. */
export function useNewFile({ draft, refresh, send, onDone, ...options }: Options) {
  const { t } = useTranslation();
  const isShown = useIsShown();
  const [step, setStep] = useState<Step>('choosing');
  const [way, setWay] = useState<Way>('file');
  const { send: transfer, clear, ...sending } = useUpload({ refresh, failed: failures[way] });
  const { source, reset, isBegun, ...made } = useSource(way, clear);
  const { sends, isSent, isProposed, ...sendTo } = useSends(made.mustApprove);
  const offer = useFillingDraft({ draft, step, filling: made.filling, onRestore: setWay });

  const submit = async () => {
    if (!source || !send || step !== 'choosing') return;
    if (isProposed && isSent && !(await options.mayPropose?.(sends))) return;
    setStep('sending');
    const shown = pause(animation.sending);
    const { step: outcome } = await transfer(fileIn(source), (to) => send({ source, sends }, to));
    if (outcome !== 'done') return setStep('choosing');
    await shown;
    const names = options.namesOf?.(sends);
    toast.success(t(successes[way]), names && t('documents.send.going', { names }));
    setStep('done');
    await pause(animation.done);
    if (!isShown()) return;
    reset();
    sendTo.reset();
    setStep('choosing');
    onDone();
  };
  const isDirty = sending.isSending || (step === 'choosing' && (isBegun || isSent));
  // Once the upload is complete it can no longer be cancelled.
  const isOut = step !== 'choosing' && !sending.isSending;
  const state = { step, sends, isSent, transfer: sending.upload, errors: sending.errors };
  const turn = (next: Way) => {
    clear();
    setWay(next);
  };
  const shown = { ...state, isDirty, isOut, offer, way, turn };
  return { ...shown, ...made, ...sendTo, canSubmit: !!send && !!source, submit };
}

const fileIn = (source: NewFile['source']) => (source instanceof File ? source : undefined);

const failures = {
  file: 'notify.upload_error',
  template: 'notify.hydrate_document_template.error',
} as const;

const successes = { file: 'notify.upload_success', template: 'documents.template.made' } as const;

type Drafted = {
  draft: string;
  step: Step;
  filling: ReturnType<typeof useSource>['filling'];
  onRestore: (way: Way) => void;
};

function useFillingDraft({ draft, step, filling, onRestore }: Drafted) {
  const { template, values, isTyped, restore } = filling;
  const { offer } = useDraft<Filled>({
    place: draft,
    value: useMemo(() => ({ template, values }), [template, values]),
    isDirty: step === 'choosing' && isTyped,
    isReadable: (kept) => Array.isArray(kept.template?.fields) && !!kept.values,
    restore: (kept) => {
      onRestore('template');
      restore(kept);
    },
  });
  return offer;
}

const pause = (duration: number) => new Promise((resolve) => setTimeout(resolve, duration));

type State = {
  sends: Sends;
  /** Chosen by the action, and not by the user. */
  isProposed: boolean;
};
const nobody: State = { sends: toNobody, isProposed: false };

/** The recipients: as proposed by the action, until somebody ticks a box. */
function useSends(mustApprove: boolean) {
  const [{ sends, isProposed }, set] = useState(nobody);
  return {
    sends: mustApprove ? withApproval(sends) : sends,
    isSent: sentTo(sends).length > 0,
    isProposed,
    setSends: (next: Sends) => set({ sends: next, isProposed: false }),
    propose(code: ActionCode | null, recipients: Recipients) {
      const proposed = proposedBy(code, sends, recipients);
      if (proposed) set({ sends: proposed, isProposed: true });
    },
    reset: () => set(nobody),
  };
}
