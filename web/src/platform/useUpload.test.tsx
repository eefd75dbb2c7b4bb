import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { toastStore } from '../ui/toast.ts';
import { ApiError, failed, noAnswer } from './api.ts';
import { newQueryClient } from './queries.ts';
import { useUpload } from './useUpload.ts';

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={newQueryClient()}>{children}</QueryClientProvider>
);
const file = new File(['x'], 'logo.png');
const toasts = () => toastStore.get().map(({ message }) => message);
const begin = () => renderHook(() => useUpload({}), { wrapper }).result;

it('a file that was refused takes its message along when another try begins', async () => {
  const upload = begin();
  const refuse = () => Promise.reject(new ApiError(422, ['Kies een png.']));
  await act(() => upload.current.send(file, refuse));
  expect(toasts()).toEqual(['Dit is nog niet goed. Lees wat erbij staat.']);
  await act(() => upload.current.send(file, async () => ({ id: 1 })));
  expect(toasts()).toEqual([]);
});

it.each([
  ['a server that failed', failed(500, undefined), /^Uploaden is niet gelukt\.$/],
  ['no answer', noAnswer(), /De verbinding viel weg/],
  ['a proxy that waited in vain', failed(504, undefined), /De verbinding viel weg/],
])('says of %s what is known of it', async (_, error, words) => {
  const upload = begin();
  await act(() => upload.current.send(file, () => Promise.reject(error)));
  expect(upload.current.errors[0]).toMatch(words);
});
