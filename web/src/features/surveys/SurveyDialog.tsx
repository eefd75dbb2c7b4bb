import { IconMail } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { Survey } from '@traject/contract/surveys';
import { useState } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { formErrors, useSave } from '../../platform/useSave.ts';
import { Callout } from '../../ui/Callout.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { Stack } from '../../ui/layout.tsx';
import classes from './surveyDialogs.module.css';
import { changeSurvey, createAndStart, type Of, surveysKey } from './surveys.api.ts';
import { TemplateChoice, templateChoicesQuery } from './TemplateChoice.tsx';

export type Props = { of: Of; survey: Survey | undefined; onClose: () => void };

/** Which questions to send, and who gets them; a survey that was sent before is sent again. */
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
      <Stack gap={14} className={classes.start}>
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
      </Stack>
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

function useSurveyForm({ of, survey, onClose }: Props) {
  const { trajectoryId, organisationId, recipients } = of;
  const templates = useQuery(templateChoicesQuery(organisationId));
  const start = survey ? String(survey.survey_template_id) : null;
  const [chosen, choose] = useState(start);
  const template = templates.data?.find(({ id }) => String(id) === chosen);
  const isChanged = chosen !== start;
  const saving = useSending(trajectoryId, survey);
  return {
    templates,
    chosen,
    choose: (next: string | null) => {
      // What was wrong with the other one is not wrong with this.
      saving.reset();
      choose(next);
    },
    template,
    dialog: {
      isDirty: isChanged,
      canSave: isChanged && !!template && !!recipients[template.type].email,
      isSaving: saving.isPending,
      errors: formErrors(saving.error),
      onSubmit: () => template && saving.submit(template.id, onClose),
    },
  };
}

/** A new survey and one that was sent before go out; any other is only changed. */
function useSending(trajectoryId: number, survey: Survey | undefined) {
  const isSent = survey?.state !== 'new';
  return useSave({
    save: (templateId: number) =>
      survey
        ? changeSurvey({ trajectoryId, surveyId: survey.id }, templateId)
        : createAndStart(trajectoryId, templateId),
    refresh: surveysKey(trajectoryId),
    done: isSent ? 'notify.survey.start_success' : 'notify.survey.save_success',
    failed: isSent ? 'notify.survey.start_error' : 'common.unknown_error',
    shown: isSent ? [] : [422, 429],
  });
}
