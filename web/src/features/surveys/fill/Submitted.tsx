import { IconCircleCheck } from '@tabler/icons-react';
import type { PublicSurvey } from '@traject/contract/common/surveyPage';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../../platform/format.ts';
import sheet from '../../../ui/sheet/Sheet.module.css';
import { Sheet } from '../../../ui/sheet/Sheet.tsx';
import { SheetContact } from '../../../ui/sheet/SheetContact.tsx';
import classes from './fill.module.css';

/** Right after sending, and for who opens the link again. */
export function Submitted({ survey }: { survey: PublicSurvey }) {
  const { t } = useTranslation();
  const { answered_at, counselor, organisation, survey_template } = survey;
  const readers = { name: counselor.name, organisation: organisation.name };
  return (
    <Sheet
      icon={IconCircleCheck}
      over={survey_template.title}
      title={t('survey_page.submitted.title')}
      intro={t('survey_page.submitted.text')}
    >
      {answered_at && (
        <p className={sheet.words}>
          {t('survey_page.submitted.at', { date: formatDateTime(answered_at) })}
        </p>
      )}
      <p className={sheet.words}>{t('survey_page.submitted.after', readers)}</p>
      <div className={classes.notes}>
        <SheetContact who={counselor} />
      </div>
    </Sheet>
  );
}
