import type { AskedEvaluation } from '@traject/contract/evaluationLinks';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { draftOf, hasAnswer, isSame, storedOf, type Typed, toSend, whyRefused } from './answers.ts';
import { saveAnswer } from './evaluationLinks.api.ts';

export type Status = 'idle' | 'saving' | 'saved' | 'failed' | 'expired' | 'conflict' | 'gone';
type Given = { token: string; asked: AskedEvaluation; onSaved: (asked: AskedEvaluation) => void };

const pause = 1500;

/** One answer, written to the device at every change and to the school as soon as it can be. */
export function useAnswer(given: Given) {
  const { token, asked } = given;
  const [draft] = useState(() => draftOf(token, asked.id));
  const [typed, setTyped] = useState(() => draft.read()?.value ?? storedOf(asked));
  const now = useRef({ typed, stored: asked, isRunning: false, timer: 0 });
  const { status, save } = useSaving(given, now);

  const change = (part: Partial<Typed>) => {
    const next = { ...now.current.typed, ...part };
    now.current.typed = next;
    setTyped(next);
    draft.write(next);
    window.clearTimeout(now.current.timer);
    if (part.comments === undefined) return void save();
    now.current.timer = window.setTimeout(save, pause);
  };
  useRetries(save, status);
  return { typed, status, change, save };
}

type Now = RefObject<{ typed: Typed; stored: AskedEvaluation; isRunning: boolean; timer: number }>;

/** One at a time; what changed meanwhile goes after it. */
function useSaving({ token, asked, onSaved }: Given, now: Now) {
  const [status, setStatus] = useState<Status>('idle');
  const run = async () => {
    let sent: Typed;
    do {
      sent = now.current.typed;
      const said = toSend(sent, now.current.stored);
      now.current.stored = await saveAnswer({ token, askedId: asked.id }, said);
    } while (now.current.typed !== sent);
  };
  const save = async () => {
    const { timer, isRunning, typed, stored } = now.current;
    window.clearTimeout(timer);
    if (isRunning || !hasAnswer(typed) || isSame(typed, storedOf(stored))) return;
    now.current.isRunning = true;
    setStatus('saving');
    const next = await run().then(
      () => 'saved' as const,
      (error: unknown) => whyRefused(error) ?? 'failed',
    );
    now.current.isRunning = false;
    setStatus(next);
    if (next !== 'saved') return;
    draftOf(token, asked.id).remove();
    onSaved(now.current.stored);
  };
  return { status, save };
}

/** What was left on the device is sent when the page opens, and when there is internet again. */
function useRetries(save: () => Promise<void>, status: Status) {
  const again = useEffectEvent(() => void save());
  useEffect(() => again(), []);
  useEffect(() => {
    if (status !== 'failed') return;
    const retry = () => again();
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [status]);
}
