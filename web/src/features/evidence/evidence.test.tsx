import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Evidence } from '@traject/contract/evidence';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakeApi } from '../../testing/fakeApi.ts';
import { fakeUpload } from '../../testing/fakeUpload.ts';
import { showPart } from '../../testing/showPart.tsx';
import { EvidenceDialog } from './EvidenceDialog.tsx';
import { ShownEvidence } from './ShownEvidence.tsx';

const path = '/evaluation-students/3/evidence';
const piece = (given: Partial<Evidence> = {}): Evidence => ({
  ...{ id: 1, version: 1, work_process_id: 11, title: 'Middageten', url: '', file: null },
  ...{ what: 'Gekookt', how: '', learned: '', created_at: '2026-11-10' },
  ...{ is_for_one: false, request: null, seen: [], may_change: true, may_remove: true },
  ...given,
});
const place = {
  studentId: 3,
  process: { work_process_id: 11, number: '1.1', title: 'Helpt bij eten' },
  requests: [{ id: 40, label: 'Begeleider' }],
};

async function open(pieces: Evidence[], isOwn = true) {
  const seen = fakeApi({
    [`GET ${path}`]: () => pieces,
    [`PATCH ${path}/1`]: piece({ version: 2 }),
    [`DELETE ${path}/1`]: null,
    'POST /evaluation-students/3/uploads': { id: 7, size: 9 * 1024 * 1024, received: 0 },
    'GET /evaluation-students/3/uploads/7': {
      ...{ id: 7, size: 9 * 1024 * 1024, received: 4 * 1024 * 1024 },
    },
  });
  const { user } = showPart(<EvidenceDialog {...place} isOwn={isOwn} onClose={() => {}} />);
  const dialog = await screen.findByRole('dialog', { name: 'Bewijs bij 1.1 Helpt bij eten' });
  return { user, seen, dialog: within(dialog) };
}

beforeEach(() => localStorage.clear());

describe('what a student shows', () => {
  it('can be read with who looked at it, and changed only until then', async () => {
    const { dialog } = await open([
      piece({
        file: { name: 'bord.png', mime: 'image/png', scan: null, size: 10 },
        learned: 'Rust',
      }),
      piece({
        ...{ id: 2, title: 'Avondeten', may_change: false, may_remove: false },
        ...{ is_for_one: true, request: { id: 40, evaluator: 'Els Prins' } },
        seen: [{ evaluator: 'Els Prins', role: 'mentor' }],
      }),
    ]);
    const [first, second] = await dialog.findAllByRole('listitem');
    if (!first || !second) throw new Error('two pieces');
    expect(within(first).getByRole('button', { name: 'bord.png openen' })).toBeTruthy();
    expect(first.textContent).toContain('GeleerdRust');
    expect(within(first).getByRole('button', { name: 'Bewijs wijzigen: Middageten' })).toBeTruthy();
    expect(second.textContent).toContain('Alleen voor Els Prins');
    expect(second.textContent).toContain('Bekeken door Els Prins');
    expect(within(second).queryByRole('button')).toBeNull();
  });

  it('is read by others, who add nothing', async () => {
    const { dialog } = await open([], false);
    expect(await dialog.findByText('De student heeft hier nog niets laten zien.')).toBeTruthy();
    expect(dialog.queryByRole('button', { name: 'Bewijs toevoegen' })).toBeNull();
  });

  const fill = async (file: File) => {
    const { user, dialog, seen } = await open([]);
    await user.click(dialog.getByRole('button', { name: 'Bewijs toevoegen' }));
    const form = within(await screen.findByRole('dialog', { name: 'Bewijs toevoegen' }));
    await user.type(form.getByRole('textbox', { name: 'Titel' }), 'Film');
    fireEvent.change(form.getByLabelText(/Foto, video of bestand/), { target: { files: [file] } });
    return { user, form, seen };
  };

  it('is sent at once with a small file, for one evaluator if they so choose', async () => {
    const upload = fakeUpload();
    const { user, form } = await fill(new File(['x'], 'bord.png', { type: 'image/png' }));
    await user.click(form.getByRole('combobox', { name: 'Voor wie' }));
    await user.click(await screen.findByRole('option', { name: 'Alleen voor Begeleider' }));
    await user.click(form.getByRole('button', { name: 'Opslaan' }));
    await waitFor(() => expect(upload.sent).toHaveLength(1));
    const [sent] = upload.sent;
    expect(sent?.address).toContain(`POST /api${path}`);
    expect(Object.fromEntries(sent?.form ?? [])).toMatchObject({
      ...{ title: 'Film', work_process_id: '11', evaluation_id: '40' },
      file: expect.any(File),
    });
  });

  it('comes in parts when it is large, and goes on where it was', async () => {
    const film = new File([new Uint8Array(9 * 1024 * 1024)], 'film.mp4', { lastModified: 5 });
    localStorage.setItem(`upload:3:film.mp4:${film.size}:5`, '7');
    const upload = fakeUpload();
    const { user, form, seen } = await fill(film);
    await user.click(form.getByRole('button', { name: 'Opslaan' }));
    await waitFor(() => expect(upload.sent).toHaveLength(1));
    expect(upload.sent[0]?.form.get('position')).toBe(String(4 * 1024 * 1024));
    upload.answer(200, { id: 7, size: film.size, received: 8 * 1024 * 1024 });
    await waitFor(() => expect(upload.sent).toHaveLength(2));
    upload.answer(200, { id: 7, size: film.size, received: film.size });
    await waitFor(() => expect(upload.sent).toHaveLength(3));
    expect(Object.fromEntries(upload.sent[2]?.form ?? [])).toMatchObject({
      ...{ title: 'Film', upload_id: '7' },
    });
    upload.answer(200, piece());
    await waitFor(() => expect(localStorage.length).toBe(0));
    expect(seen.filter(({ method }) => method === 'POST')).toEqual([]);
  });
});

describe('an evaluator', () => {
  const { version: _v, request: _r, seen: _s, may_change: _c, may_remove: _m, ...rest } = piece();
  const shown = { ...rest, is_seen: false };

  it('ticks what they looked at, which is saved at once', async () => {
    const seen = fakeApi({
      'GET /evaluations/40/evidence': [shown, { ...shown, id: 2, title: 'Ontbijt', is_seen: true }],
      'PUT /evaluations/40/evidence': [],
    });
    const { user } = showPart(<ShownEvidence evaluationId={40} name="Sanne Willems" mayLook />);
    await user.click(await screen.findByRole('checkbox', { name: 'Bekeken: Middageten' }));
    await waitFor(() =>
      expect(seen.find(({ method }) => method === 'PUT')?.body).toEqual({ evidence_ids: [1, 2] }),
    );
  });

  it('who may no longer say so reads what was said', async () => {
    fakeApi({ 'GET /evaluations/40/evidence': [shown] });
    showPart(<ShownEvidence evaluationId={40} name="Sanne Willems" mayLook={false} />);
    const box = await screen.findByRole('checkbox', { name: 'Bekeken: Middageten' });
    expect(box).toHaveProperty('disabled', true);
    expect(screen.getByRole('region', { name: 'Bewijs van Sanne Willems' })).toBeTruthy();
  });
});
