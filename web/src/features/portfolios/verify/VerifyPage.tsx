import { IconSearch } from '@tabler/icons-react';
import { type VerifyPage as Shown, verifyApi } from '@traject/contract/common/verifyPage';
import { type FormEvent, useState } from 'react';
import { call } from '../../../platform/api.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { isGone } from '../../../platform/serverMessage.ts';
import { useOpening } from '../../../platform/useOpening.ts';
import sheet from '../../../ui/sheet/Sheet.module.css';
import { Sheet } from '../../../ui/sheet/Sheet.tsx';
import { SheetButton } from '../../../ui/sheet/SheetButton.tsx';
import { SheetInvalid } from '../../../ui/sheet/SheetInvalid.tsx';
import { SheetLoading } from '../../../ui/sheet/SheetLoading.tsx';
import { Verified } from './Verified.tsx';
import classes from './verifyPage.module.css';

type State = { isLoading?: true; found?: Shown; error?: unknown };

/** Where anybody who holds a portfolio checks it, with its code or by the address on it. */
export function VerifyPage({ code }: { code: string }) {
  const [typed, setTyped] = useState(code);
  const [{ isLoading, found, error }, setState] = useState<State>(code ? { isLoading: true } : {});
  const look = async (wanted: string, signal?: AbortSignal) => {
    setState({ isLoading: true });
    const next = await read(wanted, signal);
    if (!signal?.aborted) setState(next);
  };
  useOpening(async (signal) => {
    if (code) await look(code, signal);
  });
  const check = (wanted: string) => {
    setTyped(wanted);
    window.history.replaceState(null, '', `/verify/${encodeURIComponent(wanted)}`);
    look(wanted);
  };
  const again = () => {
    window.history.replaceState(null, '', '/verify');
    setTyped('');
    setState({});
  };
  if (isLoading) return <SheetLoading what="page" />;
  if (found) return <Verified found={found} onOther={again} />;
  if (error && !isGone(error)) return <SheetInvalid error={error} onRetry={() => look(typed)} />;
  return <Asking start={typed} isUnknown={!!error} onCheck={check} />;
}

const read = (code: string, signal?: AbortSignal): Promise<State> =>
  call(verifyApi.verify, { params: { code }, ...(signal && { signal }) }).then(
    (found) => ({ found }),
    (error: unknown) => ({ error }),
  );

type AskingProps = { start: string; isUnknown: boolean; onCheck: (code: string) => void };

function Asking({ start, isUnknown, onCheck }: AskingProps) {
  const { t } = useTranslation();
  const [code, setCode] = useState(start);
  const [isEmpty, setEmpty] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wanted = code.trim();
    setEmpty(!wanted);
    if (wanted) onCheck(wanted);
  };
  return (
    <Sheet
      title={t(isUnknown ? 'verify_page.unknown' : 'verify_page.title')}
      intro={t(isUnknown ? 'verify_page.unknown_text' : 'verify_page.intro')}
    >
      <form noValidate onSubmit={submit} className={classes.form}>
        <label htmlFor="verify-code">{t('verify_page.code')}</label>
        <input
          id="verify-code"
          className={`${sheet.box} ${classes.code}`}
          value={code}
          maxLength={100}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          aria-invalid={isEmpty}
          aria-describedby={isEmpty ? 'verify-empty' : undefined}
          onChange={(event) => setCode(event.target.value)}
        />
        {isEmpty && (
          <p id="verify-empty" role="alert" className={classes.error}>
            {t('verify_page.empty')}
          </p>
        )}
        <SheetButton type="submit" icon={IconSearch}>
          {t('verify_page.check')}
        </SheetButton>
      </form>
    </Sheet>
  );
}
