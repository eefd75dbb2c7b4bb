import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from '../../platform/i18n.ts';
import { home } from '../../platform/paths.ts';
import { isSignedIn } from '../../platform/token.ts';
import { usePageTitle } from '../../platform/usePageTitle.ts';
import { Row } from '../../ui/layout.tsx';
import classes from './pages.module.css';

export function NotFoundPage() {
  const { t } = useTranslation();
  const signedIn = isSignedIn();
  usePageTitle(t('shell.not_found.title'));
  return (
    <div className={classes.narrow}>
      <h1 className={classes.title}>{t('shell.not_found.title')}</h1>
      <p className={classes.intro}>
        {t(signedIn ? 'shell.not_found.signed_in' : 'shell.not_found.visitor')}
      </p>
      <Row wrap className={classes.actions}>
        <Button
          size="md"
          {...(!signedIn && { variant: 'default' })}
          renderRoot={(props) => <Link to={home} {...props} />}
        >
          {t(signedIn ? 'shell.not_found.back' : 'auth.sign_in.submit')}
        </Button>
        {signedIn && (
          <Button
            size="md"
            variant="default"
            renderRoot={(props) => <Link to="/help" {...props} />}
          >
            {t('shell.not_found.help')}
          </Button>
        )}
      </Row>
    </div>
  );
}
