import { Textarea } from '@mantine/core';
import { type Language, languages, locales } from '@traject/contract/common/languages';
import {
  type Portfolio,
  type StudentPortfolios,
  withdrawInput,
} from '@traject/contract/portfolios';
import { useState } from 'react';
import { areFilled } from '../../platform/areFilled.ts';
import { formatDateTime } from '../../platform/format.ts';
import { currentLanguage, useTranslation } from '../../platform/i18n.ts';
import { unversioned, useRecordForm } from '../../platform/useRecordForm.ts';
import { formErrors, useSave } from '../../platform/useSave.ts';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { SegmentField } from '../../ui/SegmentField.tsx';
import text from '../../ui/text.module.css';
import { portfoliosKey, sealPortfolio, withdrawPortfolio } from './portfolios.api.ts';

const choices = languages.map((value) => ({ value, label: locales[value].name }));

type SealProps = { of: StudentPortfolios; onClose: () => void };

/** Says what is recorded, before it is. */
export function SealDialog({ of: { student, diploma }, onClose }: SealProps) {
  const { t } = useTranslation();
  const [language, setLanguage] = useState<Language>(currentLanguage());
  const place = { studentId: student.id, diplomaId: diploma.diploma_id };
  const { submit, isPending, error } = useSave({
    save: () => sealPortfolio(place, language),
    refresh: portfoliosKey,
    done: 'portfolios.seal_done',
  });
  return (
    <FormDialog
      title={t('portfolios.seal_title')}
      saveLabel={t('portfolios.seal')}
      isDirty={false}
      isSaving={isPending}
      errors={formErrors(error)}
      canSave
      onSubmit={() => submit(undefined, onClose)}
      onClose={onClose}
    >
      <p>{t('portfolios.seal_text', { name: student.name, diploma: diploma.title })}</p>
      <SegmentField
        label={t('portfolios.language')}
        choices={choices}
        value={language}
        onChange={(chosen) => setLanguage(chosen as Language)}
      />
    </FormDialog>
  );
}

type WithdrawProps = { studentId: number; portfolio: Portfolio; onClose: () => void };

export function WithdrawDialog({ studentId, portfolio, onClose }: WithdrawProps) {
  const { t } = useTranslation();
  const { form, dialog } = useRecordForm({
    ...unversioned,
    draft: `portfolio:${portfolio.id}:withdraw`,
    start: { reason: '' },
    schema: withdrawInput,
    toInput: (values: { reason: string }) => values,
    label: () => t('portfolios.reason'),
    save: ({ reason }) => withdrawPortfolio({ studentId, portfolioId: portfolio.id }, reason),
    refresh: portfoliosKey,
    done: 'portfolios.withdraw_done',
    onSaved: onClose,
  });
  return (
    <FormDialog
      {...dialog}
      title={t('portfolios.withdraw_of', { date: formatDateTime(portfolio.sealed_at) })}
      saveLabel={t('portfolios.withdraw')}
      canSave={areFilled(form.values, ['reason'])}
      danger
      onClose={onClose}
    >
      <p className={text.soft}>{t('portfolios.withdraw_hint')}</p>
      <Textarea
        label={t('portfolios.reason')}
        description={t('portfolios.reason_hint')}
        required
        autosize
        minRows={3}
        maxRows={8}
        maxLength={1000}
        data-autofocus
        {...form.getInputProps('reason')}
      />
    </FormDialog>
  );
}
