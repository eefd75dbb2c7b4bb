import { VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { DocumentTemplate } from '@traject/contract/documentTemplates';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { usePageTitle } from '../../platform/usePageTitle.ts';
import { statusOf } from '../../platform/useSave.ts';
import { Card } from '../../ui/layout.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { PanelError } from '../../ui/PanelError.tsx';
import { Bone, RowsSkeleton } from '../../ui/RowsSkeleton.tsx';
import text from '../../ui/text.module.css';
import { toast } from '../../ui/toast.ts';
import { documentTemplateQuery } from './documentTemplates.api.ts';
import classes from './documentTemplates.module.css';
import { TemplateEditor } from './TemplateEditor.tsx';
import { TemplateBack } from './TemplateHead.tsx';

type Props = {
  /** As it stands in the address: 'new', or what should be an id. */
  id: string;
  onCreated: (created: DocumentTemplate) => void;
};

export function TemplatePage({ id, onCreated }: Props) {
  const isNew = id === 'new';
  const { data, error, refetch } = useQuery({
    ...documentTemplateQuery(Number(id)),
    enabled: !isNew,
  });
  if (!isNew && !data)
    return error ? (
      <TemplateFailure id={id} error={error} onRetry={() => refetch()} />
    ) : (
      <TemplateSkeleton />
    );
  return <TemplateEditor template={data} onCreated={onCreated} />;
}

type FailureProps = { id: string; error: Error; onRetry: () => void };

/** There is no such template, or it could not be loaded. */
function TemplateFailure({ id, error, onRetry }: FailureProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const isUnknown = statusOf(error) === 404;
  const title = t('document_templates.edit');
  usePageTitle(title);

  const leave = useEffectEvent(() => {
    toast.error(t('notify.template.not_found', { id }));
    navigate({ to: '/page_not_found', replace: true });
  });
  useEffect(() => {
    if (isUnknown) leave();
  }, [isUnknown]);

  if (isUnknown) return null;
  return (
    <>
      <TemplateBack />
      <h1 className={text.h1}>{title}</h1>
      <Panel title={title}>
        <PanelError title={t('document_templates.failed_one')} onRetry={onRetry} />
      </Panel>
    </>
  );
}

/** Stands in for the editor while it loads, at the size it will have. */
function TemplateSkeleton() {
  const { t } = useTranslation();
  const title = t('document_templates.edit');
  usePageTitle(title);
  return (
    <div aria-busy>
      <VisuallyHidden component="h1">{title}</VisuallyHidden>
      <VisuallyHidden role="status">{t('ui.loading')}</VisuallyHidden>
      <TemplateBack />
      <div className={classes.head} aria-hidden>
        <Bone width="min(100%, 480px)" height={61} />
      </div>
      <div className={classes.columns}>
        <Card className={classes.textBones} aria-hidden>
          {[220, '90%', '84%', '60%', 180, '88%', '72%'].map((width) => (
            <Bone key={width} width={width} height={typeof width === 'number' ? 22 : 14} />
          ))}
        </Card>
        <div className={classes.side}>
          {(['standard', 'text_singleline.title', 'list.title'] as const).map((panel) => (
            <Panel key={panel} title={t(`document_templates.tags.${panel}`)}>
              <RowsSkeleton rows={2} />
            </Panel>
          ))}
        </div>
      </div>
    </div>
  );
}
