import { Button } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { type ReactNode, use, useEffect, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from '../platform/i18n.ts';
import form from './form.module.css';
import { Icon } from './Icon.tsx';
import { Stack } from './layout.tsx';
import classes from './Wizard.module.css';
import { Wizard } from './WizardDialog.tsx';

type Props = {
  isCurrent: boolean;
  /** What going on is called here. */
  goText: string;
  canGo: boolean;
  isBusy: boolean;
  onGo: () => void;
  onBack?: () => void;
  children: ReactNode;
};

/** One step of a wizard: a form of its own. Out of sight it keeps what was typed. */
export function WizardStep({ isCurrent, onGo, children, ...buttons }: Props) {
  const id = useId();
  const box = useRef<HTMLFormElement>(null);
  const { foot } = use(Wizard);
  useEffect(() => {
    if (isCurrent) box.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
  }, [isCurrent]);

  return (
    <Stack
      as="form"
      gap={20}
      id={id}
      ref={box}
      hidden={!isCurrent}
      noValidate
      autoComplete="off"
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (buttons.canGo) onGo();
      }}
    >
      {children}
      {isCurrent && foot && createPortal(<Buttons {...buttons} formId={id} />, foot)}
    </Stack>
  );
}

type ButtonsProps = Omit<Props, 'isCurrent' | 'onGo' | 'children'> & { formId: string };

function Buttons({ goText, canGo, isBusy, onBack, formId }: ButtonsProps) {
  const { t } = useTranslation();
  const { close } = use(Wizard);
  return (
    <>
      {onBack && (
        <Button
          variant="subtle"
          color="gray"
          className={classes.back}
          leftSection={<Icon of={IconArrowLeft} size="small" />}
          onClick={onBack}
        >
          {t('controls.wizard.back')}
        </Button>
      )}
      <span className={form.required}>{t('ui.required_note')}</span>
      <Button variant="default" onClick={close}>
        {t('ui.cancel')}
      </Button>
      <Button type="submit" form={formId} disabled={!canGo} loading={isBusy}>
        {goText}
      </Button>
    </>
  );
}
