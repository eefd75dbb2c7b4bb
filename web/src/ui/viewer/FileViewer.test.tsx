import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
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

describe('where there is a picture of the first page of a pdf', () => {
  const never = () => new Promise<Blob>(() => {});
  const picture = async () => new Blob(['x'], { type: 'image/webp' });
  const openPdf = (firstPage: () => Promise<Blob>, mime = 'application/pdf') => {
    const load = vi.fn(never);
    const file = { name: 'plan.pdf', mime, load, firstPage };
    showPart(<FileViewer file={file} onClose={() => {}} />);
    return load;
  };

  it('[EVAL-10] it is seen, and said to be no more than that, while the rest is loading', async () => {
    openPdf(picture);
    expect(await screen.findByRole('img', { name: 'Afbeelding van bladzijde 1' })).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe('De rest wordt geladen…');
    expect(screen.queryByText('Het bestand wordt geopend…')).toBeNull();
  });

  it('[EVAL-10] the document comes after it, so that neither takes the line of the other', async () => {
    let send = (_picture: Blob) => {};
    const load = openPdf(() => new Promise((resolve) => (send = resolve)));
    expect(await screen.findByText('Het bestand wordt geopend…')).toBeTruthy();
    expect(load).not.toHaveBeenCalled();
    send(await picture());
    await waitFor(() => expect(load).toHaveBeenCalledOnce());
  });

  it('[EVAL-10] the document comes without it when there is none', async () => {
    const load = openPdf(() => Promise.reject(new Error('404')));
    await waitFor(() => expect(load).toHaveBeenCalledOnce());
    expect(screen.getByText('Het bestand wordt geopend…')).toBeTruthy();
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('[EVAL-10] the document waits four seconds for it at most', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const load = openPdf(never);
    act(() => void vi.advanceTimersByTime(3_900));
    expect(load).not.toHaveBeenCalled();
    act(() => void vi.advanceTimersByTime(200));
    expect(load).toHaveBeenCalledOnce();
  });

  it('[EVAL-10] none is asked for of another type', async () => {
    const firstPage = vi.fn(picture);
    const load = openPdf(firstPage, 'image/png');
    await waitFor(() => expect(load).toHaveBeenCalledOnce());
    expect(firstPage).not.toHaveBeenCalled();
  });
});
