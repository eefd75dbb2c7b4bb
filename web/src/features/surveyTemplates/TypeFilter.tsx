import { surveyTypes } from '@traject/contract/surveyTemplates';
import { useTranslation } from 'react-i18next';
import { FilterSelect } from '../../ui/FilterSelect.tsx';
import classes from './surveyTemplates.module.css';

type Props = { type: string | undefined; onType: (type: string | undefined) => void };

export function TypeFilter({ type, onType }: Props) {
  const { t } = useTranslation();
  return (
    <FilterSelect
      className={classes.filter}
      label={t('survey_templates.type')}
      all={t('survey_templates.all_types')}
      choices={surveyTypes.map((each) => ({
        value: each,
        label: t(`survey_templates.types.${each}`),
      }))}
      value={type}
      onChoose={onType}
    />
  );
}
