import '../../ui/forms.css';
import { Input, SegmentedControl } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { FormKind } from './clientValues.ts';

type Props = {
  kind: FormKind;
  label: string;
  value?: string;
  onChange?: (value: string) => void;
};

export function GenderField({ kind, label, value = '', onChange }: Props) {
  const { t } = useTranslation();
  const labelId = useId();
  const genders = ['m', kind === 'wizard' ? 'w' : 'f', 'x'] as const;
  return (
    <>
      <Input.Label component="div" labelElement="div" id={labelId}>
        {label}
      </Input.Label>
      <SegmentedControl
        fullWidth
        aria-labelledby={labelId}
        data={genders.map((gender) => ({ value: gender, label: t(`clients.gender.${gender}`) }))}
        value={value}
        onChange={(next) => onChange?.(next)}
      />
    </>
  );
}
