import { createEvent, fireEvent, screen } from '@testing-library/react';
import { type ComponentProps, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { FileDrop } from './FileDrop.tsx';
import { show } from './testing.tsx';

const maxBytes = 25 * 1024 * 1024;
const accept = ['pdf', 'doc', 'docx', 'png', 'jpg', 'jpeg', 'bmp', 'gif'];
const aFile = (name: string, size = 1000) => {
  const file = new File(['x'], name);
  Object.defineProperty(file, 'size', { value: size });
  return file;
};

type Given = Partial<ComponentProps<typeof FileDrop>>;

function Field({ onFile, ...given }: Given) {
  const [file, setFile] = useState<File | undefined>(given.file);
  return (
    <FileDrop
      label="Trajectplan"
      accept={accept}
      maxBytes={maxBytes}
      {...given}
      file={file}
      onFile={(chosen) => {
        onFile?.(chosen);
        setFile(chosen);
      }}
    />
  );
}

const open = (given: Given = {}) => {
  const onFile = vi.fn();
  return { onFile, ...show(<Field {...given} onFile={onFile} />) };
};
const input = () => screen.getByLabelText<HTMLInputElement>('Kies bestand Trajectplan');
const choose = (...files: File[]) => fireEvent.change(input(), { target: { files } });
const drop = (...files: File[]) => {
  const zone = input().closest('label') as HTMLElement;
  const event = createEvent.drop(zone, { dataTransfer: { files } });
  fireEvent(zone, event);
  return event;
};

it('[DOC-07] says beforehand what it takes', () => {
  open();
  expect(screen.getByText('Pdf, Word of afbeelding, tot 25 MB')).toBeTruthy();
  expect(input().accept).toBe('.pdf,.doc,.docx,.png,.jpg,.jpeg,.bmp,.gif');
});

it.each([
  [accept, 0],
  [[...accept, 'mp4'], 1],
])('says of what may be a video that it tells where it was made', (endings, count) => {
  open({ accept: endings });
  expect(screen.queryAllByText(/locatie van je camera/)).toHaveLength(count);
});

it('[DOC-06] takes a file by choosing it, and shows its name and size', () => {
  const { onFile } = open();
  const file = aFile('plan.PDF', 3 * 1024 * 1024);
  choose(file);
  expect(onFile).toHaveBeenCalledExactlyOnceWith(file);
  expect(screen.getByText('plan.PDF')).toBeTruthy();
  expect(screen.getByText('3 MB')).toBeTruthy();
});

it('[DOC-06] takes a file that is dropped', () => {
  const { onFile } = open();
  const file = aFile('plan.pdf');
  drop(file);
  expect(onFile).toHaveBeenCalledExactlyOnceWith(file);
});

it.each([
  [
    aFile('virus.exe'),
    '‘virus.exe’ kan hier niet. Kies een pdf, een Word-bestand of een afbeelding.',
  ],
  [
    aFile('zonder-einde'),
    '‘zonder-einde’ kan hier niet. Kies een pdf, een Word-bestand of een afbeelding.',
  ],
  [
    aFile('plan.pdf.exe'),
    '‘plan.pdf.exe’ kan hier niet. Kies een pdf, een Word-bestand of een afbeelding.',
  ],
  [aFile('leeg.pdf', 0), '‘leeg.pdf’ is leeg. Kies een bestand met inhoud.'],
  [
    aFile('groot.pdf', 30 * 1024 * 1024),
    '‘groot.pdf’ is 30 MB. Het bestand mag hoogstens 25 MB zijn.',
  ],
])('[DOC-07] refuses a file on the spot with a sentence: $name', (file, sentence) => {
  const { onFile } = open();
  choose(file);
  expect(onFile).not.toHaveBeenCalled();
  expect(screen.getByRole('alert').textContent).toBe(sentence);
  expect(input().getAttribute('aria-invalid')).toBe('true');
});

it('takes a file of exactly the largest size', () => {
  const { onFile } = open();
  choose(aFile('net.pdf', maxBytes));
  expect(onFile).toHaveBeenCalledOnce();
});

it('refuses two files at once', () => {
  const { onFile } = open();
  drop(aFile('a.pdf'), aFile('b.pdf'));
  expect(onFile).not.toHaveBeenCalled();
  expect(screen.getByRole('alert').textContent).toBe('Kies één bestand tegelijk.');
});

it('forgets the refusal when a good file follows', () => {
  open();
  choose(aFile('virus.exe'));
  choose(aFile('plan.pdf'));
  expect(screen.getByRole('alert').textContent).toBe('');
  expect(input().getAttribute('aria-invalid')).toBe('false');
});

it('lets go of a chosen file and returns to choosing', async () => {
  const { user, onFile } = open({ file: aFile('plan.pdf') });
  await user.click(screen.getByRole('button', { name: 'Bestand weghalen: plan.pdf' }));
  expect(onFile).toHaveBeenCalledExactlyOnceWith(undefined);
  expect(screen.queryByText('plan.pdf')).toBeNull();
  expect(document.activeElement).toBe(input());
});

it('shows how far the upload is, can be cancelled and takes nothing meanwhile', async () => {
  const onCancel = vi.fn();
  const file = aFile('plan.pdf', 3 * 1024 * 1024);
  const { user, onFile } = open({ file, upload: { percent: 64, onCancel } });
  const bar = screen.getByRole('progressbar', { name: 'Uploaden van plan.pdf' });
  expect(bar.getAttribute('aria-valuenow')).toBe('64');
  expect(screen.getByText('64%')).toBeTruthy();
  expect(screen.getByText('1,9 MB van 3 MB')).toBeTruthy();
  expect(input().disabled).toBe(true);
  const dropped = drop(aFile('ander.pdf'));
  expect(onFile).not.toHaveBeenCalled();
  expect(dropped.defaultPrevented).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Uploaden annuleren' }));
  expect(onCancel).toHaveBeenCalledOnce();
});

it('shows what the server said about the file', () => {
  open({ errors: ['Het bestand kon niet worden gelezen.'] });
  expect(screen.getByRole('alert').textContent).toBe('Het bestand kon niet worden gelezen.');
});

it('names the endings where only some of a kind may be', () => {
  open({ accept: ['png', 'jpg', 'jpeg'] });
  expect(screen.getByText('Png of jpg, tot 25 MB')).toBeTruthy();
  choose(aFile('logo.svg'));
  expect(screen.getByRole('alert').textContent).toBe(
    '‘logo.svg’ kan hier niet. Kies een png of een jpg.',
  );
});

it('sends again what failed, without choosing it again', async () => {
  const file = aFile('plan.pdf');
  const { user, onFile } = open({ file, sendsAtOnce: true, errors: ['De verbinding viel weg.'] });
  await user.click(screen.getByRole('button', { name: 'Opnieuw' }));
  expect(onFile).toHaveBeenCalledExactlyOnceWith(file);
});

it('keeps the page when a file is dropped just beside it', () => {
  const { again } = open();
  const beside = () => {
    const event = createEvent.drop(document.body, { dataTransfer: { files: [aFile('plan.pdf')] } });
    fireEvent(document.body, event);
    return event.defaultPrevented;
  };
  expect(beside()).toBe(true);
  again(null);
  expect(beside()).toBe(false);
});
