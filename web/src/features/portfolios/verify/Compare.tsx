import { IconAlertTriangle, IconCircleCheck, IconCircleX } from '@tabler/icons-react';
import { type ChangeEvent, useState } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import sheet from '../../../ui/sheet/Sheet.module.css';
import classes from './verifyPage.module.css';

type Outcome = 'same' | 'different' | 'impossible';
type State = { name: string; outcome?: Outcome };

const icons = { same: IconCircleCheck, different: IconCircleX, impossible: IconAlertTriangle };

/** Whether somebody's PDF is the one that was sealed; it stays in their browser. */
export function Compare({ sha256 }: { sha256: string }) {
  const { t } = useTranslation();
  const [state, setState] = useState<State>();
  const choose = async (event: ChangeEvent<HTMLInputElement>) => {
    const { files } = event.target;
    const file = files?.[0];
    if (!file) return;
    setState({ name: file.name });
    const outcome = await compared(file, sha256);
    event.target.value = '';
    setState({ name: file.name, outcome });
  };
  return (
    <section className={classes.part}>
      <h2>{t('verify_page.compare')}</h2>
      <p>{t('verify_page.compare_text')}</p>
      <label className={`${sheet.button} ${classes.choose}`} data-look="plain">
        <input type="file" accept=".pdf,application/pdf" onChange={choose} />
        {t('verify_page.choose')}
      </label>
      <div role="status">
        {state && !state.outcome && <p>{t('verify_page.busy')}</p>}
        {state?.outcome && <Told name={state.name} outcome={state.outcome} sha256={sha256} />}
      </div>
    </section>
  );
}

type ToldProps = { name: string; outcome: Outcome; sha256: string };

function Told({ name, outcome, sha256 }: ToldProps) {
  const { t } = useTranslation();
  const Icon = icons[outcome];
  return (
    <div className={`${sheet.card} ${classes.state}`} data-state={outcome}>
      <Icon size={32} stroke={1.75} aria-hidden />
      <div>
        <h3>{t(`verify_page.${outcome}`)}</h3>
        <p>{t(`verify_page.${outcome}_text`, { name })}</p>
        {outcome === 'impossible' && <code>{sha256}</code>}
      </div>
    </div>
  );
}

/** Only a page that came over a safe line may do this. */
async function compared(file: File, sha256: string): Promise<Outcome> {
  if (!window.crypto?.subtle) return 'impossible';
  try {
    const found = await window.crypto.subtle.digest('SHA-256', await file.arrayBuffer());
    const hex = Array.from(new Uint8Array(found), (byte) => byte.toString(16).padStart(2, '0'));
    return hex.join('') === sha256 ? 'same' : 'different';
  } catch {
    return 'impossible';
  }
}
