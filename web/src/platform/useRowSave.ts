import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { useIsShown } from './useIsShown.ts';
import { type Save, useAnswers } from './useSave.ts';

/** A save for each row of a list: rows run side by side, and the same row runs once. */
export function useRowSave<Row, Result>(options: Save<Row, Result>) {
  const running = useRef(new Set<unknown>());
  const isShown = useIsShown();
  const { mutateAsync } = useMutation({ mutationFn: options.save, ...useAnswers(options) });

  return async (row: Row, onSaved?: (result: Result) => void) => {
    const key = keyOf(row);
    if (running.current.has(key)) return;
    running.current.add(key);
    // Not by mutate: that one forgets what to do after the first as soon as a second one starts.
    await mutateAsync(row).then(
      (result) => isShown() && onSaved?.(result),
      () => undefined,
    );
    running.current.delete(key);
  };
}

/** Read again, the same row is another object. */
const keyOf = (row: unknown) =>
  typeof row === 'object' && row !== null && 'id' in row ? row.id : row;
