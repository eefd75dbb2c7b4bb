import { Button } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import type { EditableQuestion } from '@traject/contract/common/surveyQuestions';
import type { SurveyTemplate } from '@traject/contract/surveyTemplates';
import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { lazily } from '../../platform/lazily.ts';
import { Icon } from '../../ui/Icon.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import text from '../../ui/text.module.css';
import { QuestionsPanel } from './QuestionsPanel.tsx';
import classes from './surveyTemplates.module.css';

const TemplateDialog = lazily(() => import('./TemplateDialog.tsx'), 'TemplateDialog');
const QuestionDialog = lazily(() => import('./QuestionDialog.tsx'), 'QuestionDialog');

type Opened =
  | { dialog: 'template' }
  | { dialog: 'question'; question: EditableQuestion | undefined };

type Props = { template: SurveyTemplate; back: ReactNode };

export function TemplatePage({ template, back }: Props) {
  const { t } = useTranslation();
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  return (
    <div className={classes.page}>
      <PageHead
        title={template.title}
        back={back}
        action={
          <Button
            variant="default"
            leftSection={<Icon of={IconPencil} />}
            onClick={() => setOpened({ dialog: 'template' })}
          >
            {t('survey_templates.edit_head')}
          </Button>
        }
      />
      <p className={`${text.soft} ${classes.under}`}>
        {t(`survey_templates.types.${template.type}`)}
      </p>
      <QuestionsPanel
        template={template}
        onOpen={(question) => setOpened({ dialog: 'question', question })}
      />
      <Suspense>
        {opened?.dialog === 'template' && (
          <TemplateDialog template={template} onSaved={() => undefined} onClose={close} />
        )}
        {opened?.dialog === 'question' && (
          <QuestionDialog
            surveyTemplateId={template.id}
            question={opened.question}
            onClose={close}
          />
        )}
      </Suspense>
    </div>
  );
}
