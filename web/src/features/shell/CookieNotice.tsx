import { type ComponentType, Suspense, useState } from 'react';
import { getConfig } from '../../platform/config.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { Row } from '../../ui/layout.tsx';
import type { CookieModalProps } from './CookieModal.tsx';
import classes from './CookieNotice.module.css';

/** Shown until it is accepted; a modal that is closed without an answer stays as a banner. */
export function CookieNotice({ modal: Modal }: { modal?: ComponentType<CookieModalProps> }) {
  const [notice, setNotice] = useState(() =>
    localStorage.getItem('cookies') ? 'accepted' : getConfig().cookies,
  );
  const accept = () => {
    localStorage.setItem('cookies', 'accepted');
    setNotice('accepted');
  };

  if (notice === 'accepted') return null;
  if (notice === 'banner' || !Modal) return <CookieBanner onAccept={accept} />;
  return (
    <Suspense>
      <Modal onAccept={accept} onClose={() => setNotice('banner')} />
    </Suspense>
  );
}

function CookieBanner({ onAccept }: { onAccept: () => void }) {
  const { t } = useTranslation();
  return (
    <Row
      as="aside"
      gap={12}
      wrap
      justify="between"
      className={classes.banner}
      aria-label={t('shell.cookies.label')}
    >
      <p>{t('shell.cookies.text')}</p>
      <button type="button" className={classes.accept} onClick={onAccept}>
        {t('shell.cookies.accept')}
      </button>
    </Row>
  );
}
