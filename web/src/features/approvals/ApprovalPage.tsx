import type { RequestKind } from '@traject/contract/approvals';
import { SheetInvalid } from '../../ui/sheet/SheetInvalid.tsx';
import { SheetLoading } from '../../ui/sheet/SheetLoading.tsx';
import { Choice } from './Choice.tsx';
import { Decided } from './Decided.tsx';
import { RejectedReason } from './RejectedReason.tsx';
import { useApproval } from './useApproval.ts';

type Props = { kind: RequestKind; token: string };

/** What a client or an employer sees behind the link in their mail. */
export function ApprovalPage({ kind, token }: Props) {
  const { state, decide, answer, retry } = useApproval(kind, token);
  switch (state.step) {
    case 'loading':
      return <SheetLoading what={state.what} />;
    case 'invalid':
      return <SheetInvalid error={state.error} onRetry={retry} />;
    case 'choice':
      return (
        <Choice
          token={token}
          request={state.request}
          onAccept={() => answer(state, { decision: 'accept' })}
          onReject={() => decide({ ...state, step: 'rejected-reason' })}
        />
      );
    case 'rejected-reason':
      return (
        <RejectedReason
          request={state.request}
          reason={state.reason}
          onReason={(reason) => decide({ ...state, reason })}
          onSend={() => answer(state, { decision: 'reject', reason: state.reason })}
          onBack={() => decide({ ...state, step: 'choice', reason: '' })}
        />
      );
    default:
      return <Decided decision={state.step} request={state.request} />;
  }
}
