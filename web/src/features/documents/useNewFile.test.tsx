import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../platform/api.ts';
import { newQueryClient } from '../../platform/queries.ts';
import { toastStore } from '../../ui/toast.ts';
import { useNewFile } from './useNewFile.ts';

const queries = newQueryClient();
const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queries}>{children}</QueryClientProvider>
);
const file = new File(['%PDF'], 'plan.pdf');
const toasts = () => toastStore.get().map(({ message }) => message);
const pass = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function begin(send: () => Promise<unknown>) {
  const onDone = vi.fn();
  const options = { draft: 'trajectory:1:document:new', refresh: ['documents', 1], send, onDone };
  const hook = renderHook(() => useNewFile(options), { wrapper });
  act(() => hook.result.current.choose(file));
  return { ...hook, onDone, step: () => hook.result.current.step };
}

describe('the upload button', () => {
  it('[DOC-06] shows progress for two seconds, then a check mark for one and a half', async () => {
    const { result, step, onDone } = begin(async () => ({ id: 1 }));
    act(() => void result.current.submit());
    await pass(1999);
    expect(step()).toBe('sending');
    await pass(1);
    expect(step()).toBe('done');
    await pass(1499);
    expect(onDone).not.toHaveBeenCalled();
    await pass(1);
    expect(onDone).toHaveBeenCalledOnce();
    expect(result.current).toMatchObject({ step: 'choosing', file: undefined, isDirty: false });
  });

  it('[DOC-06] shows progress for as long as a slow upload takes', async () => {
    const { result, step } = begin(() => new Promise((done) => setTimeout(done, 5000)));
    act(() => void result.current.submit());
    await pass(4999);
    expect(step()).toBe('sending');
    expect(result.current.isDirty).toBe(true);
    await pass(1);
    expect(step()).toBe('done');
    expect(result.current.isDirty).toBe(false);
  });

  it('[DOC-08] reports success when its bar is full, and refreshes the list', async () => {
    const refresh = vi.spyOn(queries, 'invalidateQueries');
    const { result } = begin(async () => ({ id: 1 }));
    act(() => void result.current.submit());
    await pass(1999);
    expect(toasts()).toEqual([]);
    expect(result.current.isOut).toBe(true);
    await pass(1);
    expect(toasts()).toEqual(['Het bestand is geüpload.']);
    expect(refresh).toHaveBeenCalledWith({ queryKey: ['documents', 1] });
  });

  it.each([
    [422, 'Dit is nog niet goed. Lees wat erbij staat.', 'Nee'],
    [500, 'Uploaden is niet gelukt.', 'Uploaden is niet gelukt.'],
  ])('[DOC-08] after a %i the choices stay and the error is shown', async (status, told, shown) => {
    const send = () => Promise.reject(new ApiError(status, ['Nee']));
    const { result, onDone } = begin(send);
    act(() => result.current.setSends({ client: 'approve', employer: 'no' }));
    act(() => void result.current.submit());
    await pass(1);
    expect(result.current).toMatchObject({ step: 'choosing', file, errors: [shown] });
    expect(result.current.sends.client).toBe('approve');
    expect(toasts()).toEqual([told]);
    await pass(5000);
    expect(onDone).not.toHaveBeenCalled();
  });

  it('[DOC-06] a dialog that was closed meanwhile is not closed again', async () => {
    const { result, unmount, onDone } = begin(async () => ({ id: 1 }));
    act(() => void result.current.submit());
    await pass(2500);
    unmount();
    await pass(5000);
    expect(onDone).not.toHaveBeenCalled();
  });
});
