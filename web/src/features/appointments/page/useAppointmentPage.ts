import {
  appointmentPageApi,
  type PublicAppointment,
} from '@traject/contract/common/appointmentPage';
import { useRef, useState } from 'react';
import { call } from '../../../platform/api.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { firstMessage } from '../../../platform/serverMessage.ts';
import { download as downloadFrom } from '../../../platform/transfer.ts';
import { useOpening } from '../../../platform/useOpening.ts';
import { toast } from '../../../ui/toast.ts';

export type Said = { answer: 'yes' | 'no'; text: string };

type Shown = {
  step: 'shown';
  appointment: PublicAppointment;
  isBusy: boolean;
  problem: string | undefined;
};
type State = { step: 'loading' } | { step: 'invalid'; error: unknown } | Shown;

/** Reads the appointment, and sends an answer as often as somebody changes their mind. */
export function useAppointmentPage(token: string) {
  const { t } = useTranslation();
  const [state, setState] = useState<State>({ step: 'loading' });
  const isSending = useRef(false);
  const open = async (signal?: AbortSignal) => {
    setState({ step: 'loading' });
    const next = await read(token, signal);
    if (!signal?.aborted) setState(next);
  };
  useOpening(open);

  const answer = async (said: Said) => {
    if (isSending.current || state.step !== 'shown') return;
    isSending.current = true;
    setState({ ...state, isBusy: true, problem: undefined });
    setState(await send(token, said, { before: state, otherwise: t('notify.general_error') }));
    isSending.current = false;
  };
  const download = () =>
    downloadFrom(appointmentPageApi.file, { params: { token }, name: 'traject.ics' }).catch(() =>
      toast.error(t('notify.general_error')),
    );
  return { state, answer, download, retry: () => open() };
}

const shown = (appointment: PublicAppointment): Shown => ({
  step: 'shown',
  appointment,
  isBusy: false,
  problem: undefined,
});

const read = (token: string, signal?: AbortSignal): Promise<State> =>
  call(appointmentPageApi.fetch, { params: { token }, ...(signal && { signal }) }).then(
    shown,
    (error: unknown) => ({ step: 'invalid', error }),
  );

type Failing = { before: Shown; otherwise: string };

const send = (token: string, body: Said, { before, otherwise }: Failing): Promise<State> =>
  call(appointmentPageApi.reply, { params: { token }, body }).then(shown, (error: unknown) => ({
    ...before,
    isBusy: false,
    problem: firstMessage(error) ?? otherwise,
  }));
