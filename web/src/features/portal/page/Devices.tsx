import { useState } from 'react';
import { dayInWords } from '../../../platform/format.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { SheetButton } from '../../../ui/sheet/SheetButton.tsx';
import { closeSession } from './portalPage.api.ts';
import classes from './portalPage.module.css';
import { Section } from './Section.tsx';
import type { Mine } from './useMine.ts';

type Props = { mine: Mine; onChanged: () => void };

/** Where this address is known: somebody else's device is put out here. */
export function Devices({ mine: { party, portal }, onChanged }: Props) {
  const { t } = useTranslation();
  const [said, setSaid] = useState('');
  const [busy, setBusy] = useState<number>();
  const { sessions, remembered, expires_at } = portal;
  const others = sessions.filter(({ is_this }) => !is_this);
  const close = (id: number) => async () => {
    setBusy(id);
    await closeSession(party, id).then(
      () => setSaid(t('portal_page.devices.closed')),
      () => setSaid(t('portal_page.devices.failed')),
    );
    setBusy(undefined);
    onChanged();
  };
  return (
    <Section title={t('portal_page.devices.title')}>
      <p>
        {remembered
          ? t('portal_page.devices.this_until', { day: dayInWords(expires_at) })
          : t('portal_page.devices.this_now')}
      </p>
      <p role="status">{said}</p>
      {others.length > 0 && <p>{t('portal_page.devices.help')}</p>}
      <ul className={classes.cards}>
        {others.map(({ id, browser, last_used_at }) => (
          <li key={id} className={classes.card}>
            <h3>{browser ?? t('portal_page.devices.unknown')}</h3>
            <p>{t('portal_page.devices.used', { day: dayInWords(last_used_at) })}</p>
            <SheetButton look="plain" isBusy={busy === id} onClick={close(id)}>
              {t('portal_page.devices.not_mine')}
            </SheetButton>
          </li>
        ))}
      </ul>
    </Section>
  );
}
