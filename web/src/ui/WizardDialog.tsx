import './boxes.css';
import './forms.css';
import { createContext, type ReactNode, useState } from 'react';
import type { Question } from './ConfirmDialog.tsx';
import { Dialog } from './Dialog.tsx';
import { StepLine } from './StepLine.tsx';
import { useLeaveGuard } from './useLeaveGuard.ts';
import classes from './Wizard.module.css';

type Props = {
  title: string;
  steps: readonly string[];
  /** Which of the steps is open, from 0. */
  at: number;
  /** What leaving asks, where something was kept on the way. */
  question?: Question | undefined;
  onClose: () => void;
  /** Every step, as a WizardStep; those that are not open stay as they are, with what was typed. */
  children: ReactNode;
};

/** A dialog that goes through steps; leaving it asks only when something was typed. */
export function WizardDialog({ title, steps, at, question, onClose, children }: Props) {
  const [foot, setFoot] = useState<HTMLDivElement | null>(null);
  const [isTyped, setTyped] = useState(false);
  const mayLeave = useLeaveGuard(isTyped, question);
  const close = async () => {
    if (await mayLeave()) onClose();
  };

  return (
    <Dialog
      opened
      size="wide"
      title={title}
      beside={<StepLine steps={steps} at={at} />}
      onClose={close}
      footer={<div ref={setFoot} className={classes.foot} />}
    >
      <div onInput={() => setTyped(true)}>
        <Wizard value={{ foot, close }}>{children}</Wizard>
      </div>
    </Dialog>
  );
}

/** Where the buttons of the open step go, and the way out. */
export const Wizard = createContext<{ foot: HTMLElement | null; close: () => void }>({
  foot: null,
  close: () => {},
});
