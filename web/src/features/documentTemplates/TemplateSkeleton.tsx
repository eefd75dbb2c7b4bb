import { VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../platform/usePageTitle.ts';
import { Panel } from '../../ui/Panel.tsx';
import { Bone, RowsSkeleton } from '../../ui/RowsSkeleton.tsx';
import classes from './documentTemplates.module.css';
import { TemplateBack } from './TemplateBack.tsx';

/** The editor before its text, at the size that it will have. */
export function TemplateSkeleton() {
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
        <div className={classes.textBones} aria-hidden>
          {[220, '90%', '84%', '60%', 180, '88%', '72%'].map((width) => (
            <Bone key={width} width={width} height={typeof width === 'number' ? 22 : 14} />
          ))}
        </div>
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
