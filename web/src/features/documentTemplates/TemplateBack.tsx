import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { BackLine } from '../../ui/BackLine.tsx';

export function TemplateBack() {
  const { t } = useTranslation();
  return (
    <BackLine>
      <Link to="/document-templates">{t('document_templates.title')}</Link>
    </BackLine>
  );
}
