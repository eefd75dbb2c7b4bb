import '../forms.css';
import { TextInput } from '@mantine/core';
import { type VatCategory, vatCategories } from '@traject/contract/common/vat';
import type { ComponentProps } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { Choice } from '../Choice.tsx';
import classes from '../form.module.css';

type Props = {
  /** As it follows from the percentage and what was chosen. */
  category: VatCategory;
  /** With the percentage that goes with it, as it is typed. */
  onCategory: (chosen: { vat_category: VatCategory; vat_percentage: string }) => void;
  reason: ComponentProps<typeof TextInput>;
};

/** Which VAT it is, and why there is none where the law wants that said. */
export function VatFields({ category, onCategory, reason }: Props) {
  const { t } = useTranslation();
  const choose = (chosen: string | null) => {
    const vat_category = vatCategories.find((one) => one === chosen);
    if (!vat_category || vat_category === category) return;
    onCategory({ vat_category, vat_percentage: vat_category === 'standard' ? '21' : '0' });
  };
  return (
    <>
      <Choice
        className={classes.half ?? ''}
        label={t('vat.vat_category')}
        data={vatCategories.map((value) => ({ value, label: t(`vat.categories.${value}`) }))}
        allowDeselect={false}
        value={category}
        onChange={choose}
      />
      {category === 'exempt' && (
        <TextInput
          label={t('vat.vat_reason')}
          description={t('vat.reason_hint')}
          maxLength={200}
          {...reason}
        />
      )}
    </>
  );
}
