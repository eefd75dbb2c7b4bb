import './boxes.css';
import './forms.css';
import { Button } from '@mantine/core';
import { type ReactNode, useId, useRef } from 'react';
import { useTranslation } from '../platform/i18n.ts';
import type { Offer } from '../platform/useDraft.ts';
import { ConflictCallout, type Difference } from './ConflictCallout.tsx';
import { Dialog } from './Dialog.tsx';
import { DraftCallout } from './DraftCallout.tsx';
import { ErrorList } from './ErrorList.tsx';
import classes from './form.module.css';
import { useLeaveGuard } from './useLeaveGuard.ts';

type Conflict = {
  differences: readonly Difference[];
  onTakeTheirs: () => void;
  onKeepMine: () => void;
};

type Props = {
  title: string;
  /** Something was typed that closing would lose. */
  isDirty: boolean;
  canSave: boolean;
  isSaving: boolean;
  errors: readonly string[];
  /** What did not happen, when that is more than saving. */
  errorTitle?: string;
  conflict?: Conflict | undefined;
  /** Something that was typed here before and not saved. */
  draft?: Offer | undefined;
  /** What the button says when it does more than save. */
  saveLabel?: string;
  /** What the other button says where there is more to see than a form. */
  closeLabel?: string;
  /** Saving destroys something. */
  danger?: boolean;
  /** Off where Enter has another use in the fields: then only the button saves. */
  enterSaves?: boolean;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
};

/** A form in a dialog: Enter saves, from a text of lines with Ctrl; leaving it asks when something was typed. */
export function FormDialog(props: Props) {
  const { title, isDirty, canSave, isSaving, conflict, draft, onSubmit, onClose, children } = props;
  const { enterSaves = true } = props;
  const formId = useId();
  const errors = useSteady(props.errors, isSaving);
  const mayLeave = useLeaveGuard(isDirty);
  const close = async () => {
    if (await mayLeave()) onClose();
  };

  return (
    <Dialog
      opened
      // A second click that lands beside it does not ask about what is being saved.
      onClose={isSaving ? stay : close}
      title={title}
      footer={<Footer {...props} formId={formId} onCancel={close} />}
    >
      <form
        id={formId}
        noValidate
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (canSave && enterSaves) onSubmit();
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
          event.preventDefault();
          if (canSave && !props.isSaving) onSubmit();
        }}
      >
        {draft && <DraftCallout {...draft} />}
        {conflict ? (
          <ConflictCallout reasons={errors} {...conflict} />
        ) : (
          <ErrorList errors={errors} title={props.errorTitle} />
        )}
        {children}
      </form>
    </Dialog>
  );
}

const stay = () => undefined;

/** What was refused stays until the next answer: a box that shrinks moves from under the mouse. */
function useSteady(errors: readonly string[], isSaving: boolean) {
  const last = useRef(errors);
  if (!isSaving) last.current = errors;
  return last.current;
}

type Saving =
  | 'canSave'
  | 'isSaving'
  | 'saveLabel'
  | 'closeLabel'
  | 'danger'
  | 'enterSaves'
  | 'onSubmit';
type FooterProps = Pick<Props, Saving> & {
  formId: string;
  onCancel: () => void;
};

function Footer({ canSave, isSaving, saveLabel, formId, onCancel, ...props }: FooterProps) {
  const { t } = useTranslation();
  const { enterSaves = true, danger, onSubmit, closeLabel } = props;
  const saving = enterSaves
    ? ({ type: 'submit', form: formId } as const)
    : ({ type: 'button', onClick: onSubmit } as const);
  return (
    <>
      <span className={classes.required}>{t('ui.required_note')}</span>
      <Button variant="default" onClick={onCancel}>
        {closeLabel ?? t('ui.cancel')}
      </Button>
      <Button {...saving} color={danger ? 'red' : undefined} disabled={!canSave} loading={isSaving}>
        {saveLabel ?? t('controls.save')}
      </Button>
    </>
  );
}
