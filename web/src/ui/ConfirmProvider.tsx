import {
  createContext,
  type ReactNode,
  Suspense,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react';
import { lazily } from '../platform/lazily.ts';
import type { Question } from './ConfirmDialog.tsx';

/** Most pages ask nothing; the dialog comes with the first question. */
const ConfirmDialog = lazily(() => import('./ConfirmDialog.tsx'), 'ConfirmDialog');

type Confirm = (question?: Question) => Promise<boolean>;

/** Holds the one question that can be open; a second one answers the first with no. */
export function ConfirmProvider({ children }: { children: ReactNode }) {
  const resolve = useRef<(yes: boolean) => void>(undefined);
  // The question stays while the dialog fades away.
  const [asked, setAsked] = useState<{ question: Question; isOpen: boolean }>();

  const answer = useCallback((yes: boolean) => {
    resolve.current?.(yes);
    setAsked((last) => last && { ...last, isOpen: false });
  }, []);

  const confirm = useCallback<Confirm>((question = {}) => {
    resolve.current?.(false);
    setAsked({ question, isOpen: true });
    return new Promise((answered) => {
      resolve.current = answered;
    });
  }, []);

  useEffect(() => () => resolve.current?.(false), []);

  return (
    <ConfirmContext value={confirm}>
      {children}
      {asked && (
        <Suspense>
          <ConfirmDialog question={asked.question} opened={asked.isOpen} onAnswer={answer} />
        </Suspense>
      )}
    </ConfirmContext>
  );
}

const ConfirmContext = createContext<Confirm | undefined>(undefined);

/** `if (await confirm({ danger: true })) remove()`. */
export function useConfirm(): Confirm {
  const confirm = useContext(ConfirmContext);
  if (!confirm) throw new Error('useConfirm needs a ConfirmProvider around it');
  return confirm;
}
