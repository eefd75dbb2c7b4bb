import { IconMail } from '@tabler/icons-react';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import { firstMessage } from '../../../platform/serverMessage.ts';
import { Stack } from '../../../ui/layout.tsx';
import sheet from '../../../ui/sheet/Sheet.module.css';
import { Sheet } from '../../../ui/sheet/Sheet.tsx';
import { SheetButton } from '../../../ui/sheet/SheetButton.tsx';
import { askLink } from './portalPage.api.ts';
import classes from './portalPage.module.css';

type Props = {
  /** Why somebody who had a way in has to ask for another. */
  dead?: boolean;
  /** What just happened here. */
  said?: string;
};

/** The way in: an address, to which a link is mailed. */
export function AskLink({ dead = false, said }: Props) {
  const { t } = useTranslation();
  const [asked, setAsked] = useState<string>();
  if (asked !== undefined) return <Asked email={asked} onAgain={() => setAsked(undefined)} />;
  return (
    <Sheet
      key="ask"
      title={t(dead ? 'portal_page.link.dead' : 'portal_page.title')}
      intro={t(dead ? 'portal_page.link.dead_intro' : 'portal_page.ask.intro')}
    >
      {said && (
        <p role="status" className={`${sheet.words} ${classes.strong}`}>
          {said}
        </p>
      )}
      <AddressForm onAsked={setAsked} />
      <p className={sheet.words}>{t('portal_page.ask.why')}</p>
    </Sheet>
  );
}

function AddressForm({ onAsked }: { onAsked: (email: string) => void }) {
  const { t } = useTranslation();
  const [email, setEmail] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const fieldId = useId();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const given = email.trim();
    if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(given)) return setProblem(t('portal_page.ask.wrong'));
    setBusy(true);
    await askLink(given).then(
      () => onAsked(given),
      (error: unknown) => setProblem(firstMessage(error) ?? t('portal_page.ask.failed')),
    );
    setBusy(false);
  };
  return (
    <Stack as="form" noValidate gap={12} className={classes.form} onSubmit={submit}>
      <label htmlFor={fieldId}>{t('portal_page.ask.email')}</label>
      <input
        id={fieldId}
        type="email"
        autoComplete="email"
        className={sheet.box}
        maxLength={254}
        value={email}
        aria-invalid={!!problem}
        aria-describedby={`${fieldId}-problem`}
        onChange={({ currentTarget }) => setEmail(currentTarget.value)}
      />
      <p role="alert" id={`${fieldId}-problem`} className={classes.problem}>
        {problem}
      </p>
      <SheetButton type="submit" icon={IconMail} isBusy={isBusy}>
        {t('portal_page.ask.send')}
      </SheetButton>
    </Stack>
  );
}

/** The same words, whether we know the address or not. */
function Asked({ email, onAgain }: { email: string; onAgain: () => void }) {
  const { t } = useTranslation();
  return (
    <Sheet
      key="asked"
      icon={IconMail}
      title={t('portal_page.asked.title')}
      intro={t('portal_page.asked.intro', { email })}
    >
      <p className={sheet.words}>{t('portal_page.asked.next')}</p>
      <p className={sheet.words}>{t('portal_page.asked.nothing')}</p>
      <SheetButton look="quiet" onClick={onAgain}>
        {t('portal_page.asked.again')}
      </SheetButton>
    </Sheet>
  );
}
