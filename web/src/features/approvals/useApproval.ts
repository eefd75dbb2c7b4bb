import type { ApprovalRequest, RequestKind } from '@traject/contract/approvals';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { goneMessage, isGone, isUnheard } from '../../platform/serverMessage.ts';
import { toast } from '../../ui/toast.ts';
import { type Answer, getRequest, sendAnswer } from './approvals.api.ts';

export type Deciding = {
  step: 'choice' | 'rejected-reason';
  request: ApprovalRequest;
  /** Typed and not sent yet: a failure leads back to the choice, and from there to the reason. */
  reason: string;
};

type ApprovalState =
  | { step: 'loading'; what: 'page' | 'answer' }
  | { step: 'invalid'; error: unknown }
  | Deciding
  | { step: 'accepted' | 'rejected'; request: ApprovalRequest };

/** The way of a request on the page: read it, choose, say why not, and done. */
export function useApproval(kind: RequestKind, token: string) {
  const [state, setState] = useState<ApprovalState>({ step: 'loading', what: 'page' });
  const send = useAnswer(token);

  const open = async (signal?: AbortSignal) => {
    setState({ step: 'loading', what: 'page' });
    const next = await readRequest(kind, token, signal);
    if (!signal?.aborted) setState(next);
  };
  const begin = useEffectEvent(open);
  useEffect(() => {
    const abort = new AbortController();
    begin(abort.signal);
    return () => abort.abort();
  }, []);

  const answer = async (deciding: Deciding, given: Answer) => {
    setState({ step: 'loading', what: 'answer' });
    const { request } = deciding;
    const decision = await send(given);
    if (!decision) return setState({ ...deciding, step: 'choice' });
    setState({ step: decision === 'accept' ? 'accepted' : 'rejected', request });
  };
  return { state, decide: (deciding: Deciding) => setState(deciding), answer, retry: () => open() };
}

/** The link of one page does not open another. */
const readRequest = (kind: RequestKind, token: string, signal: AbortSignal | undefined) =>
  getRequest(token, signal).then(
    (request): ApprovalState =>
      request.kind === kind
        ? { step: 'choice', request, reason: '' }
        : { step: 'invalid', error: undefined },
    (error: unknown): ApprovalState => ({ step: 'invalid', error }),
  );

type Decision = Answer['decision'];

/**
 * Says what was decided; a failure is told in the corner, in the server's words if it has any. When
 * no answer came back, the decision may have arrived: a link that is dead at the next try says so.
 */
function useAnswer(token: string) {
  const { t } = useTranslation();
  const running = useRef<Promise<Decision | undefined>>(undefined);
  const unheard = useRef<Decision>(undefined);
  const send = async (given: Answer): Promise<Decision | undefined> => {
    try {
      await sendAnswer(token, given);
      return given.decision;
    } catch (error) {
      if (isGone(error) && unheard.current) return unheard.current;
      if (isUnheard(error)) unheard.current = given.decision;
      toast.error(goneMessage(error) ?? t('notify.general_error'));
      return undefined;
    } finally {
      running.current = undefined;
    }
  };
  // A second press while it runs is the same answer.
  return (given: Answer) => {
    running.current ??= send(given);
    return running.current;
  };
}
