import type { RequestKind } from '@traject/contract/approvals';
import { useState } from 'react';
import { useSteps } from '../../platform/useSteps.ts';
import { SheetInvalid } from '../../ui/sheet/SheetInvalid.tsx';
import { SheetLoading } from '../../ui/sheet/SheetLoading.tsx';
import { Accepting } from './Accepting.tsx';
import type { Answer } from './approvals.api.ts';
import { Choice } from './Choice.tsx';
import { Decided } from './Decided.tsx';
import { RejectedReason } from './RejectedReason.tsx';
import { useApproval } from './useApproval.ts';

type Props = { kind: RequestKind; token: string };
type Step = 'choice' | 'accepting' | 'rejected-reason' | `read-${number}`;

/** What a client or an employer sees behind the link in their mail. */
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
