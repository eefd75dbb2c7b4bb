import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../platform/usePageTitle.ts';
import { statusOf } from '../../platform/useSave.ts';
import { Panel } from '../../ui/Panel.tsx';
import { PanelError } from '../../ui/PanelError.tsx';
import text from '../../ui/text.module.css';
import { toast } from '../../ui/toast.ts';
import { TemplateBack } from './TemplateBack.tsx';

type Props = { id: string; error: Error; onRetry: () => void };

/** There is no such template, or it could not be loaded. */
export function TemplateFailure({ id, error, onRetry }: Props) {
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
