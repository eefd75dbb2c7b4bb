import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { toastStore } from '../ui/toast.ts';
import { ApiError, noAnswer } from './api.ts';
import { newQueryClient } from './queries.ts';
import { useRowSave } from './useRowSave.ts';
import { useSave } from './useSave.ts';
import { useUpload } from './useUpload.ts';

function wrapper({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={newQueryClient()}>{children}</QueryClientProvider>;
}

const aMoment = () => new Promise((done) => setTimeout(done));

/** A save that answers when the test says so. */
function slow() {
  const waiting: (() => void)[] = [];
  const save = vi.fn((_: { id: number }) => new Promise<void>((done) => waiting.push(done)));
  const answer = () =>
    act(async () => {
      await aMoment();
      for (const done of waiting.splice(0)) done();
      await aMoment();
    });
  return { save, answer };
}

const toasts = () => toastStore.get().map(({ kind, message }) => `${kind}: ${message}`);

describe('a save', () => {
  it('runs once, though it is pressed twice', async () => {
    const { save, answer } = slow();
    const { result } = renderHook(() => useSave({ save }), { wrapper });
    act(() => {
      result.current.submit({ id: 1 });
      result.current.submit({ id: 1 });
      result.current.submit({ id: 2 });
    });
    await answer();
    expect(save).toHaveBeenCalledOnce();
    act(() => result.current.submit({ id: 1 }));
    await answer();
    expect(save).toHaveBeenCalledTimes(2);
  });

  it('of another row runs beside it, and both are told when they are done', async () => {
    const { save, answer } = slow();
    const options = { save, done: 'notify.note.delete_success' as const };
    const { result } = renderHook(() => useRowSave(options), { wrapper });
    const done = vi.fn();
    act(() => {
      for (const id of [1, 2, 1]) result.current({ id }, () => done(id));
    });
    await answer();
    expect(save.mock.calls.map(([row]) => row.id)).toEqual([1, 2]);
    expect(done.mock.calls).toEqual([[1], [2]]);
    expect(toasts()).toHaveLength(2);
  });

  it.each([
    [401, 0],
    [403, 1],
    [500, 1],
  ])(
    'that ends in %i makes %i toasts here: the end of a session is told once',
    async (status, n) => {
      const save = () => Promise.reject(new ApiError(status, ['Nee']));
      const { result } = renderHook(() => useSave({ save }), { wrapper });
      act(() => result.current.submit(undefined));
      await waitFor(() => expect(result.current.isError).toBe(true));
      expect(toasts()).toHaveLength(n);
    },
  );
});

it('a save without a network says so, and that nothing typed is lost', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const save = () => Promise.reject(noAnswer());
  const { result } = renderHook(() => useSave({ save }), { wrapper });
  act(() => result.current.submit(undefined));
  await waitFor(() => expect(result.current.isError).toBe(true));
  const description = 'Je bent offline. Wat je hebt ingevuld, staat er nog.';
  expect(toastStore.get()).toMatchObject([{ kind: 'error', description }]);
  online.mockRestore();
});

describe('an upload', () => {
  it('that failed before can be cleared away', () => {
    const failed = { step: 'failed' as const, file: new File(['a'], 'a.pdf'), errors: ['Nee'] };
    const { result } = renderHook(() => useUpload({ refresh: ['x'], start: failed }), { wrapper });
    expect(result.current).toMatchObject({ file: failed.file, errors: ['Nee'] });
    act(() => result.current.clear());
    expect(result.current).toMatchObject({ file: undefined, errors: [] });
  });

  it('leaves the end of a session to be told once', async () => {
    const { result } = renderHook(() => useUpload({ refresh: ['x'] }), { wrapper });
    const refused = () => Promise.reject(new ApiError(401, ['Log eerst in.']));
    await act(async () => void (await result.current.send(new File(['a'], 'a.pdf'), refused)));
    expect(toasts()).toEqual([]);
  });
});

describe('a list', () => {
  it('is not fetched again by coming back to the tab', async () => {
    const queryFn = vi.fn(async () => 'notes');
    const query = { queryKey: ['notes'], queryFn, staleTime: 0 };
    const { result } = renderHook(() => useQuery(query), { wrapper });
    await waitFor(() => expect(result.current.data).toBe('notes'));
    await act(async () => void window.dispatchEvent(new Event('visibilitychange')));
    expect(queryFn).toHaveBeenCalledOnce();
  });
});
