import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { getConfig } from '../../platform/config.ts';

/** Passwords of the e-portfolio are changed there; without such a page, here. */
export function ForgotLink({ className }: { className?: string | undefined }) {
  const { t } = useTranslation();
  const elsewhere = getConfig().forgot_password_url;
  const text = t('auth.sign_in.forgot');
  if (elsewhere)
    return (
      <a href={elsewhere} className={className}>
        {text}
      </a>
    );
  return (
    <Link to="/auth/reset" className={className}>
      {text}
    </Link>
  );
}
