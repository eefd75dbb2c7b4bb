import { IconArrowForwardUp } from '@tabler/icons-react';
import type { AskedEvaluation, EvaluationPage } from '@traject/contract/evaluationLinks';
import { type FormEvent, useState } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { firstMessage } from '../../platform/serverMessage.ts';
import { Stack } from '../../ui/layout.tsx';
import sheet from '../../ui/sheet/Sheet.module.css';
import { SheetButton } from '../../ui/sheet/SheetButton.tsx';
import { handOver } from './evaluationLinks.api.ts';
import { Field } from './Field.tsx';
import classes from './hand.module.css';

type Props = {
  token: string;
  /** What waits, of one student. */
  waiting: AskedEvaluation[];
  onHanded: (page: EvaluationPage, email: string) => void;
};

export function HandOver(props: Props) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  if (!isOpen)
    return (
      <div className={classes.hand}>
        <SheetButton look="quiet" icon={IconArrowForwardUp} onClick={() => setOpen(true)}>
          {t('evaluation_page.hand.open')}
        </SheetButton>
      </div>
    );
  return <HandOverForm {...props} onStop={() => setOpen(false)} />;
}

const nobody = { email: '', first_name: '', last_name: '', reason: '' };

function useHandOver({ token, waiting, onHanded }: Props) {
  const [kept, setKept] = useState<number[]>([]);
  const [said, setSaid] = useState(nobody);
  const [state, setState] = useState<{ isBusy: boolean; error?: unknown }>({ isBusy: false });
  const chosen = waiting.map(({ id }) => id).filter((id) => !kept.includes(id));
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (state.isBusy || chosen.length === 0) return;
    setState({ isBusy: true });
    await handOver(token, { ...said, evaluation_ids: chosen }).then(
      (page) => onHanded(page, said.email),
      (error: unknown) => setState({ isBusy: false, error }),
    );
  };
  const toggle = (id: number) =>
    setKept(kept.includes(id) ? kept.filter((one) => one !== id) : [...kept, id]);
  const change = (part: Partial<typeof nobody>) => setSaid({ ...said, ...part });
  return { chosen, said, change, toggle, submit, ...state };
}

/** To whom, and what of it; the student and the school keep their own ways. */
function HandOverForm(props: Props & { onStop: () => void }) {
  const { t } = useTranslation();
  const { waiting, onStop } = props;
  const { chosen, said, change, toggle, submit, isBusy, error } = useHandOver(props);
  const fields = [
    ['email', 'email'],
    ['first_name', 'text'],
    ['last_name', 'text'],
  ] as const;
  return (
    <Stack
      as="form"
      noValidate
      gap={16}
      className={`${sheet.card} ${classes.form}`}
      onSubmit={submit}
    >
      <h3>{t('evaluation_page.hand.title')}</h3>
      <p>{t('evaluation_page.hand.intro', { student: waiting[0]?.student.name })}</p>
      <fieldset className={classes.which}>
        <legend>{t('evaluation_page.hand.which')}</legend>
        {waiting.map(({ id, work_process: { number, title } }) => (
          <label key={id}>
            <input type="checkbox" checked={chosen.includes(id)} onChange={() => toggle(id)} />
            {number} {title}
          </label>
        ))}
      </fieldset>
      {fields.map(([name, type]) => (
        <Field
          key={name}
          label={t(`evaluation_page.hand.${name}`)}
          type={type}
          value={said[name]}
          onChange={(value) => change({ [name]: value })}
        />
      ))}
      <Field
        label={t('evaluation_page.hand.reason')}
        maxLength={500}
        value={said.reason}
        onChange={(reason) => change({ reason })}
      />
      <p role="alert" className={classes.error}>
        {!!error && (firstMessage(error) ?? t('evaluation_page.hand.failed'))}
      </p>
      <SheetButton type="submit" isBusy={isBusy} disabled={isBusy || chosen.length === 0}>
        {t('evaluation_page.hand.submit')}
      </SheetButton>
      <SheetButton look="quiet" onClick={onStop}>
        {t('ui.cancel')}
      </SheetButton>
    </Stack>
  );
}
