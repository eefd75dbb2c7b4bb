import { InputBase } from '@mantine/core';
import { IconSelector } from '@tabler/icons-react';
import { surveyTypes } from '@traject/contract/surveyTemplates';
import { useTranslation } from 'react-i18next';
import classes from './surveyTemplates.module.css';

type Props = { type: string | undefined; onType: (type: string | undefined) => void };

/** The browser's own select: the list is painted without the weight of ours. */
export function TypeFilter({ type, onType }: Props) {
  const { t } = useTranslation();
  return (
    <InputBase
      component="select"
      pointer
      className={classes.filter}
      aria-label={t('survey_templates.type')}
      rightSection={<IconSelector size={16} stroke={1.75} aria-hidden />}
      rightSectionPointerEvents="none"
      value={type ?? ''}
      onChange={({ currentTarget }) => onType(currentTarget.value || undefined)}
    >
      <option value="">{t('survey_templates.all_types')}</option>
      {surveyTypes.map((each) => (
        <option key={each} value={each}>
          {t(`survey_templates.types.${each}`)}
        </option>
      ))}
    </InputBase>
  );
}
