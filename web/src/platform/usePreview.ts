import { useState } from 'react';
import type { TextKey } from '../texts.ts';
import type { ViewedFile } from '../ui/viewer/FileViewer.tsx';
import { formErrors, useSave } from './useSave.ts';

type Options<Input> = { make: (input: Input) => Promise<Blob>; failed: TextKey };

/** A PDF of what is typed, saved or not. Made before it opens: a refusal says what is wrong. */
export function usePreview<Input>({ make, failed }: Options<Input>) {
  const [file, setFile] = useState<ViewedFile>();
  const making = useSave({ save: make, failed });
  const open = (input: Input, name: string) =>
    making.submit(input, (content) =>
      setFile({ name: `${name}.pdf`, mime: 'application/pdf', load: async () => content }),
    );
  return {
    open,
    isMaking: making.isPending,
    errors: formErrors(making.error),
    forget: making.reset,
    file,
    close: () => setFile(undefined),
  };
}
