import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { showPart } from '../../testing/showPart.tsx';
import { FileViewer } from './FileViewer.tsx';

const revoked: string[] = [];

beforeEach(() => {
  revoked.length = 0;
  URL.createObjectURL = () => 'blob:test';
  URL.revokeObjectURL = (address) => void revoked.push(address);
});

const open = (mime: string, load = async () => new Blob(['x'], { type: mime })) => {
  const onClose = vi.fn();
  return {
    ...showPart(<FileViewer file={{ name: 'bestand', mime, load }} onClose={onClose} />),
    onClose,
  };
};
const cannot = 'Kan bestand niet openen';

it.each([
  ['image/png', 'img'],
  ['audio/mpeg', 'audio'],
  ['video/mp4', 'video'],
])('[EVAL-10] shows %s, and gives its address back when closed', async (mime, tag) => {
  const { again } = open(mime);
  const shown = await waitFor(() => {
    const found = document.querySelector(tag);
    expect(found).not.toBeNull();
    return found as HTMLElement;
  });
  expect(shown.getAttribute('src')).toBe('blob:test');
  again(null);
  await waitFor(() => expect(revoked).toEqual(['blob:test']));
});

it('[EVAL-10] says of another type that it cannot open it, and offers the download', async () => {
  const { user } = open('application/msword');
  expect(await screen.findByText(cannot)).toBeTruthy();
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  await user.click(screen.getByRole('button', { name: 'Download' }));
  expect(clicked).toHaveBeenCalledOnce();
});

it('[EVAL-10] says of a broken picture that it cannot open it', async () => {
  open('image/png');
  fireEvent.error(await screen.findByAltText('bestand'));
  expect(await screen.findByText(cannot)).toBeTruthy();
});

it('[EVAL-10] a file that did not come can be tried again', async () => {
  const load = vi.fn(async () => new Blob(['x']));
  load.mockRejectedValueOnce(new Error('network'));
  const { user } = open('image/png', load);
  expect(await screen.findByText('Het bestand laden is niet gelukt')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Download' })).toHaveProperty('disabled', true);
  await user.click(screen.getByRole('button', { name: 'Probeer opnieuw' }));
  expect(await screen.findByAltText('bestand')).toBeTruthy();
});

it('[EVAL-10] a picture can be made larger and smaller', async () => {
  const { user } = open('image/png');
  await screen.findByAltText('bestand');
  await user.click(screen.getByRole('button', { name: 'Groter' }));
  expect(screen.getByText('125%')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Kleiner' }));
  expect(screen.getByText('100%')).toBeTruthy();
});
