import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUpload } from '../../platform/useUpload.ts';
import { toast } from '../../ui/toast.ts';
import { progressOf } from './progressOf.ts';
import { type ReviewFile, type ReviewFiles, startReview } from './reviews.api.ts';
import type { StartProps } from './StartDialog.tsx';

const wanted: Record<StartProps['party'], readonly ReviewFile[]> = {
  client: ['trajectory_plan'],
  employer: ['trajectory_plan', 'proposal'],
};

/** The files of a start; they, the new state and the mail are one thing on the server. */
export function useStart({ onStarted, onClose, recipient, ...key }: StartProps) {
  const { t } = useTranslation();
  const { party } = key;
  const { send, clear, isSending, upload, errors } = useUpload({
    failed: `start_${party}_trajectory.error`,
  });
  const { files, chosen, fields } = useFiles(wanted[party], clear);

  const start = async () => {
    const [first] = chosen;
    if (!first || isSending) return;
    const outcome = await send(first, (sending) => startReview(key, files, sending));
    if (outcome.step !== 'done') return;
    await onStarted();
    toast.success(
      t(`reviews.${party}.started`, {
        name: recipient.name || t('reviews.contact'),
        email: recipient.email,
      }),
    );
    onClose();
  };

  const percents = progressOf(chosen, upload?.percent ?? 0);
  const uploadOf = (place: number) => upload && { ...upload, percent: percents[place] ?? 0 };
  return {
    fields: fields.map((field, place) => ({ ...field, upload: uploadOf(place) })),
    errors,
    start,
    sending: upload?.percent,
    canStart: !!recipient.email && chosen.length === fields.length && !isSending,
    isDirty: isSending || chosen.length > 0,
  };
}

function useFiles(names: readonly ReviewFile[], forget: () => void) {
  const [files, setFiles] = useState<ReviewFiles>({});
  const choose = (name: ReviewFile) => (file: File | undefined) => {
    forget();
    const { [name]: _, ...others } = files;
    setFiles(file ? { ...others, [name]: file } : others);
  };
  return {
    files,
    chosen: names.flatMap((name) => files[name] ?? []),
    fields: names.map((name) => ({ name, file: files[name], onFile: choose(name) })),
  };
}
