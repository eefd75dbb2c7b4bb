import type { ApprovalRequest, RequestKind } from '@traject/contract/approvals';
import { useRef, useState } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { goneMessage } from '../../platform/serverMessage.ts';
import { useOpening } from '../../platform/useOpening.ts';
import { useReturn } from '../../platform/useReturn.ts';
import { useSteps } from '../../platform/useSteps.ts';
import { SheetInvalid } from '../../ui/sheet/SheetInvalid.tsx';
import { SheetLoading } from '../../ui/sheet/SheetLoading.tsx';
import { toast } from '../../ui/toast.ts';
import { type Answer, getRequest, sendAnswer } from './approvals.api.ts';
import { Accepting, Choice, Decided } from './Choice.tsx';
import { RejectedReason } from './RejectedReason.tsx';

type Props = { kind: RequestKind; token: string };
type Step = 'choice' | 'accepting' | 'rejected-reason' | `read-${number}`;

/** The page behind the link in a mail to a client or an employer. */
export function ApprovalPage({ kind, token }: Props) {
  const { state, answer, retry, readAgain } = useApproval(kind, token);
  const { step, go, back } = useSteps<Step>('choice');
  const [reason, setReason] = useState('');
  if (state.step === 'loading') return <SheetLoading what={state.what} />;
  if (state.step === 'invalid') return <SheetInvalid error={state.error} onRetry={retry} />;

  const { request } = state;
  const reading = {
    token,
    request,
    read: step.startsWith('read-') ? Number(step.slice('read-'.length)) : undefined,
    onRead: (position: number) => go(`read-${position}`),
    onClose: back,
    onSent: readAgain,
  };
  const decide = async (given: Answer) => {
    if (!(await answer(request, given))) back();
  };
  if (request.decision) return <Decided {...reading} decision={request.decision} />;
  if (step === 'accepting')
    return (
      <Accepting request={request} onSure={() => decide({ decision: 'accept' })} onBack={back} />
    );
  if (step === 'rejected-reason')
    return (
      <RejectedReason
        request={request}
        reason={reason}
        onReason={setReason}
        onSend={() => decide({ decision: 'reject', reason })}
        onBack={() => {
          setReason('');
          back();
        }}
      />
    );
  return (
    <Choice {...reading} onAccept={() => go('accepting')} onReject={() => go('rejected-reason')} />
  );
}

type ApprovalState =
  | { step: 'loading'; what: 'page' | 'answer' }
  | { step: 'invalid'; error: unknown }
  | { step: 'choice'; request: ApprovalRequest }
  | { step: 'decided'; request: ApprovalRequest };

/** The steps of a request: load it, choose, and show the decision. */
function useApproval(kind: RequestKind, token: string) {
  const { t } = useTranslation();
  const [state, setState] = useState<ApprovalState>({ step: 'loading', what: 'page' });

  const open = async (signal?: AbortSignal) => {
    setState({ step: 'loading', what: 'page' });
    const next = await readRequest(kind, token, signal);
    if (!signal?.aborted) setState(next);
  };
  useOpening(open);
  useReturn(async () => {
    if (state.step !== 'choice') return;
    const next = await readRequest(kind, token);
    if (next.step === 'decided') setState(next);
  });

  /** Sends the decision; a failure becomes a toast, in the server's words if it has any. */
  const send = async (request: ApprovalRequest, given: Answer): Promise<ApprovalState> => {
    const failure = await sendAnswer(token, given).then(
      () => undefined,
      (error: unknown) => error ?? new Error('No answer'),
    );
    // Perhaps it was decided in another tab, or the answer got lost: what is stored counts.
    const now = await readRequest(kind, token);
    if (now.step === 'decided') return now;
    if (!failure) return { step: 'decided', request: { ...request, decision: asGiven(given) } };
    toast.error(goneMessage(failure) ?? t('notify.general_error'));
    return { step: 'choice', request };
  };
  const running = useRef<Promise<boolean>>(undefined);
  // Resolves to whether it was accepted; pressing again meanwhile gives the same promise.
  const answer = (request: ApprovalRequest, given: Answer) => {
    running.current ??= (async () => {
      setState({ step: 'loading', what: 'answer' });
      const now = await send(request, given);
      setState(now);
      running.current = undefined;
      return now.step === 'decided';
    })();
    return running.current;
  };
  /** Refreshes in the background; on a failure the page stays as it is. */
  const readAgain = async () => {
    const next = await readRequest(kind, token);
    if (next.step !== 'invalid') setState(next);
  };
  return { state, answer, retry: () => open(), readAgain };
}

/** A link to one kind of request does not open another kind. */
const readRequest = (kind: RequestKind, token: string, signal?: AbortSignal) =>
  getRequest(token, signal).then(
    (request): ApprovalState => {
      if (request.kind !== kind) return { step: 'invalid', error: undefined };
      return { step: request.decision ? 'decided' : 'choice', request };
    },
    (error: unknown): ApprovalState => ({ step: 'invalid', error }),
  );

const asGiven = (given: Answer): ApprovalRequest['decision'] => ({
  approved: given.decision === 'accept',
  reason: given.decision === 'reject' ? given.reason : null,
  decided_at: new Date().toISOString(),
});
