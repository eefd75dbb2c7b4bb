import { Checkbox } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Question } from './ConfirmDialog.tsx';
import { useConfirm } from './ConfirmProvider.tsx';

type Props = {
  label: string;
  description?: ReactNode;
  question: Question;
  checked: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
};

/** Ticking it asks first and stays off until the yes; unticking is done at once. */
export function AskedBox({ question, onChange, ...box }: Props) {
  const confirm = useConfirm();
  const tick = async (wanted: boolean) => {
    if (!wanted || (await confirm(question))) onChange(wanted);
  };
  return <Checkbox {...box} onChange={({ currentTarget }) => tick(currentTarget.checked)} />;
}
