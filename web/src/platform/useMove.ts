import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from './i18n.ts';
import { useAnswers } from './useSave.ts';

type Step = -1 | 1;

type Options<Row> = {
  rows: readonly Row[];
  /** Of the list: moves in it wait for each other, and after the last one it is read again. */
  queryKey: QueryKey;
  /** Puts the rows into that list, in their new order. */
  show: (rows: Row[]) => void;
  save: (ids: number[]) => Promise<unknown>;
};

/** Moves at once on the screen and then on the server, where the moves arrive in their order. */
export function useMove<Row extends { id: number }>(options: Options<Row>) {
  const { rows, show } = options;
  const { t } = useTranslation();
  const save = useOrder(options);
  const follow = useFocusOn(rows.map(({ id }) => id));
  // For readers who cannot see where the row went.
  const [said, setSaid] = useState('');

  const move = (place: number, step: Step) => {
    const moved = rows[place];
    if (!moved) return;
    const others = rows.filter((row) => row !== moved);
    const next = others.toSpliced(place + step, 0, moved);
    show(next);
    follow(moved.id, step);
    setSaid(t('kept.move.done', { place: place + step + 1, total: next.length }));
    save(next.map(({ id }) => id));
  };
  return { move, said };
}

function useOrder<Row>({ queryKey, save }: Options<Row>) {
  const queries = useQueryClient();
  const mutationKey = ['order', ...queryKey];
  const { onError } = useAnswers({ save, failed: 'kept.move.failed', shown: [] });
  const { mutate } = useMutation({
    mutationKey,
    scope: { id: mutationKey.join() },
    mutationFn: save,
    onError,
    onSettled: () => {
      // Another move that waits would be undone on the screen by what the server says now.
      if (queries.isMutating({ mutationKey }) > 1) return;
      return queries.invalidateQueries({ queryKey });
    },
  });
  return mutate;
}

/** A row that moves loses the focus: its button gets it back, or the other one at the ends. */
function useFocusOn(order: readonly number[]) {
  const moved = useRef<{ id: number; step: Step }>(undefined);
  const restore = useEffectEvent(() => {
    if (!moved.current) return;
    const { id, step } = moved.current;
    const [up, down] = document.querySelectorAll(`[data-moves="${id}"] > *`);
    const wanted = step < 0 ? [up, down] : [down, up];
    const [button] = wanted.flatMap((place) => place?.querySelector('button') ?? []);
    button?.focus();
    moved.current = undefined;
  });
  const now = order.join();
  useEffect(() => {
    if (now) restore();
  }, [now]);
  return (id: number, step: Step) => {
    moved.current = { id, step };
  };
}
