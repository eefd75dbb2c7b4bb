import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { ApiError } from '../../platform/api.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { usePageTitle } from '../../platform/usePageTitle.ts';
import { Card } from '../../ui/layout.tsx';
import { PanelError } from '../../ui/PanelError.tsx';
import text from '../../ui/text.module.css';
import classes from './RouteError.module.css';

/** One page failed; the header and the other pages keep working. */
export function RouteError({ error, reset }: ErrorComponentProps) {
  const { t } = useTranslation();
  const router = useRouter();
  usePageTitle(t('shell.error.page'));

  const retry = async () => {
    if (!(error instanceof ApiError)) return reloadWhenReachable();
    await router.invalidate();
    reset();
  };

  return (
    <>
      <h1 className={text.h1}>{t('shell.error.page')}</h1>
      <Card className={classes.card}>
        <PanelError title={t('shell.error.title')} onRetry={retry} />
      </Card>
    </>
  );
}

/** A part of the program is missing, so all of it is loaded again, but not while the network is down. */
const reloadWhenReachable = () =>
  fetch('/static/config.json').then(
    () => window.location.reload(),
    () => undefined,
  );
