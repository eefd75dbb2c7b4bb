import { Checkbox } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { SurveyTemplateRow, SurveyType } from '@traject/contract/surveyTemplates';
import { useTranslation } from 'react-i18next';
import type { Recipients } from './recipients.ts';
import classes from './surveyDialogs.module.css';
import { TemplateChoice } from './TemplateChoice.tsx';
import type { Sending } from './useCompletion.ts';

type Props = {
  type: SurveyType;
  recipient: Recipients[SurveyType];
  templates: UseQueryResult<SurveyTemplateRow[]>;
  chosen: Sending;
  onChoose: (chosen: Sending) => void;
};

/** A box, and once it is ticked the survey that goes out. */
export function SurveyBox({ type, recipient, templates, chosen, onChoose }: Props) {
  const { t } = useTranslation();
  const { name, email } = recipient;
  return (
    <div>
      <Checkbox
        label={t(`surveys.complete.send.${type}`)}
        description={
          email
            ? t('surveys.complete.to', { name: name || t('reviews.contact'), email })
            : t(`reviews.${type}.no_email`)
        }
        disabled={!email}
        checked={chosen !== undefined}
        onChange={({ currentTarget }) => onChoose(currentTarget.checked ? null : undefined)}
      />
      {chosen !== undefined && (
        <div className={classes.survey}>
          <TemplateChoice
            label={t(`surveys.for_types.${type}`)}
            templates={templates}
            type={type}
            value={chosen}
            onChange={onChoose}
          />
        </div>
      )}
    </div>
  );
}
