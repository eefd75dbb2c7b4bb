import { IconMail } from '@tabler/icons-react';
import type { Survey } from '@traject/contract/surveys';
import { useTranslation } from 'react-i18next';
import { Callout } from '../../ui/Callout.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import type { Of } from './SurveyDialogs.tsx';
import classes from './surveyDialogs.module.css';
import { TemplateChoice } from './TemplateChoice.tsx';
import { useSurveyForm } from './useSurveyForm.ts';

export type Props = { of: Of; survey: Survey | undefined; onClose: () => void };

/** Which questions to send, and who gets them; the one that was sent is sent anew. */
export function SurveyDialog(props: Props) {
  const { survey, onClose } = props;
  const { t } = useTranslation();
  const { templates, chosen, template, choose, dialog } = useSurveyForm(props);
  const type = template?.type;
  return (
    <FormDialog
      {...dialog}
      title={survey ? t('surveys.change.title') : t('surveys.add')}
      saveLabel={type ? t(`surveys.send_to.${type}`) : t('surveys.start')}
      onClose={onClose}
    >
      <div className={classes.start}>
        <TemplateChoice
          label={t('surveys.survey')}
          templates={templates}
          value={chosen}
          onChange={choose}
          data-autofocus
        />
        {survey && survey.state !== 'new' && (
          <Callout kind="info" title={t('surveys.change.again')}>
            {t('surveys.change.again_text')}
          </Callout>
        )}
        {type && <Recipient {...props.of.recipients[type]} type={type} />}
      </div>
    </FormDialog>
  );
}

type RecipientProps = { type: 'client' | 'employer'; name: string | null; email: string | null };

/** Who gets a mail, and where; or that there is no address to send it to. */
function Recipient({ type, name, email }: RecipientProps) {
  const { t } = useTranslation();
  if (!email)
    return (
      <Callout kind="warn" title={t(`reviews.${type}.no_email`)}>
        {t(`surveys.no_email.${type}`)}
      </Callout>
    );
  return (
    <Callout kind="info" icon={IconMail}>
      {t('surveys.to', { name: name || t('reviews.contact'), email })}
    </Callout>
  );
}
