import { useQueryClient } from '@tanstack/react-query';
import type { ImportInput, ImportPreview, ImportResult } from '@traject/contract/imports';
import { useState } from 'react';
import { useUpload } from '../../platform/useUpload.ts';
import { previewImport, runImport } from './imports.api.ts';

export type Import =
  | { step: 'choose' }
  | { step: 'look'; input: ImportInput; file: File; preview: ImportPreview }
  | { step: 'done'; input: ImportInput; result: ImportResult };

/** First the file is looked at; to take it in, the same file is sent again. */
export function useImport() {
  const queries = useQueryClient();
  const [state, setState] = useState<Import>({ step: 'choose' });
  const { send, ...sending } = useUpload({});

  const look = async (input: ImportInput, file: File) => {
    const outcome = await send(file, (way) => previewImport(input, file, way));
    if (outcome.step === 'done') setState({ step: 'look', input, file, preview: outcome.result });
  };
  const run = async () => {
    if (state.step !== 'look' || sending.isSending) return;
    const { input, file } = state;
    const outcome = await send(file, (way) => runImport(input, file, way));
    // One that was cancelled or not heard of may have arrived: the lists tell.
    for (const list of ['people', 'diplomas', 'organisations'])
      queries.invalidateQueries({ queryKey: [list] });
    if (outcome.step === 'done') setState({ step: 'done', input, result: outcome.result });
  };
  const restart = () => {
    sending.clear();
    setState({ step: 'choose' });
  };
  return { state, look, run, restart, sending };
}
