import { IconCircleCheck } from '@tabler/icons-react';
import type { PublicSurvey } from '@traject/contract/common/surveyPage';
import { useTranslation } from 'react-i18next';
import sheet from '../../../ui/sheet/Sheet.module.css';
import { Sheet } from '../../../ui/sheet/Sheet.tsx';

export function Submitted({ survey }: { survey: PublicSurvey }) {
  const { t } = useTranslation();
  return (
    <Sheet
      icon={IconCircleCheck}
      over={survey.survey_template.title}
      title={t('survey_page.submitted.title')}
      intro={t('survey_page.submitted.text')}
    >
      <p className={sheet.words}>
        {t('survey_page.submitted.after', {
          name: survey.counselor.name,
          organisation: survey.organisation.name,
        })}
      </p>
    </Sheet>
  );
}
