import { useTranslation } from 'react-i18next';
import { SegmentField } from '../../ui/SegmentField.tsx';
import type { FormKind } from './clientValues.ts';

type Props = {
  kind: FormKind;
  label: string;
  value?: string;
  onChange?: (value: string) => void;
};

export function GenderField({ kind, ...field }: Props) {
  const { t } = useTranslation();
  const genders = ['m', kind === 'wizard' ? 'w' : 'f', 'x'] as const;
  const choices = genders.map((gender) => ({
    value: gender,
    label: t(`clients.gender.${gender}`),
  }));
  return <SegmentField {...field} choices={choices} />;
}
