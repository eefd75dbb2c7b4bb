import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakeApi, refuse } from '../../../testing/fakeApi.ts';
import { fakeUpload } from '../../../testing/fakeUpload.ts';
import { show } from '../../../ui/testing.tsx';
import { OwnPart } from './OwnPart.tsx';

const opened = { party: 'x'.repeat(43), pageId: 3 };
const path = '/mine/pages/3';
const area = { id: 5, name: 'Techniek' };
const job = {
  ...{ id: 7, function_title: 'Lasser', company_name: 'Staal BV', city: 'Zeist' },
  ...{ job_working_area: area, start_date: '2020-01-01', end_date: null, current_position: true },
  version: 2,
};
const details = {
  ...{ name: 'Fatima El Amrani', address: 'Dorpsstraat', address_number: '4' },
  ...{ address_number_suffix: null, postal_code: '3991 BX', city: 'Houten' },
  ...{ phone_number: null, mobile_number: '06 12', has_profile_picture: false, version: 1 },
};
const application = { id: 9, date: '2026-11-01', vacancy: 'Kok', company: 'De Linde', version: 1 };

let jobs: object[] = [];
const answers = () => ({
  [`GET ${path}/profile`]: details,
  [`GET ${path}/choices`]: {
    working_areas: [area],
    study_levels: [{ id: 1, name: 'Mbo 3' }],
    studies: [
      { id: 1, name: 'Kok', requires_custom_name: false },
      { id: 2, name: 'Anders', requires_custom_name: true },
    ],
  },
  [`GET ${path}/experience`]: () => jobs,
  [`GET ${path}/studies`]: [],
  [`GET ${path}/skills`]: [{ id: 1, name: 'Lassen' }],
  [`GET ${path}/languages`]: [{ id: 1, name: 'Arabisch', speak: 9, read: 7, write: 6 }],
  [`GET ${path}/applications`]: [
    { ...application, own: true },
    { ...application, id: 10, vacancy: 'Bakker', own: false },
  ],
});

/** The page with what the server answers besides reading. */
async function open(more: Parameters<typeof fakeApi>[0] = {}) {
  const seen = fakeApi({ ...answers(), ...more });
  show(<OwnPart opened={opened} />);
  await screen.findByRole('heading', { name: 'Contactgegevens' });
  return { user: userEvent.setup(), seen };
}
const section = (name: string) => within(screen.getByRole('region', { name }));
const field = (name: string | RegExp) => screen.getByLabelText(name);

beforeEach(() => {
  jobs = [job];
});

describe('what clients keep themselves', () => {
  it('is shown in parts, and what the counselor entered cannot be changed', async () => {
    const { seen } = await open();
    expect(screen.getByText('Dorpsstraat 4, 3991 BX Houten')).toBeTruthy();
    expect(section('Werkervaring').getByText('1 jan 2020 - nu')).toBeTruthy();
    expect(section('Talen').getByText('Spreken 9, lezen 7, schrijven 6')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Wijzigen: Kok' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Wijzigen: Bakker' })).toBeNull();
    expect(screen.getByText('Uw adviseur heeft dit toegevoegd.')).toBeTruthy();
    expect(seen[0]?.headers.get('authorization')).toBe(`Party ${opened.party}`);
  });

  it('says next to each field what is missing, and then that it was saved', async () => {
    jobs = [];
    const { user, seen } = await open({
      [`POST ${path}/experience`]: () => {
        jobs = [job];
        return job;
      },
    });
    await user.click(screen.getByRole('button', { name: 'Werk toevoegen' }));
    expect(document.activeElement).toBe(field('Wat was uw werk?'));
    await user.click(screen.getByRole('button', { name: 'Opslaan' }));
    expect(screen.getAllByText('Vul dit in.')).toHaveLength(5);
    await waitFor(() => expect(document.activeElement).toBe(field('Wat was uw werk?')));
    await user.type(field('Wat was uw werk?'), 'Lasser');
    await user.type(field('Bij welk bedrijf?'), 'Staal BV');
    await user.type(field('Plaats'), 'Zeist');
    await user.selectOptions(field('Soort werk'), 'Techniek');
    await user.type(field('Begindatum'), '2020-01-01');
    await user.type(field(/Einddatum/), '2019-01-01');
    await user.click(screen.getByRole('button', { name: 'Opslaan' }));
    expect(screen.getByText('Dit is eerder dan het begin.')).toBeTruthy();
    await user.click(field('Ik werk hier nu nog'));
    await user.click(screen.getByRole('button', { name: 'Opslaan' }));
    const status = await screen.findByText('Opgeslagen.');
    expect(document.activeElement).toBe(status);
    expect(seen.find(({ method }) => method === 'POST')?.body).toEqual({
      ...{ function_title: 'Lasser', company_name: 'Staal BV', city: 'Zeist' },
      ...{ job_working_area_id: 5, start_date: '2020-01-01' },
      ...{ end_date: null, current_position: true },
    });
    expect(section('Werkervaring').getByText('Lasser')).toBeTruthy();
  });

  it('that somebody else changed meanwhile keeps what was typed, and can be saved after all', async () => {
    const tries: unknown[] = [];
    const { user } = await open({
      [`PATCH ${path}/experience/7`]: (body: { version: number }) => {
        tries.push(body.version);
        if (body.version === 3) return job;
        jobs = [{ ...job, city: 'Baarn', version: 3 }];
        return refuse(422, 'Marieke heeft dit ondertussen gewijzigd.');
      },
    });
    await user.click(screen.getByRole('button', { name: 'Wijzigen: Lasser' }));
    await user.clear(field('Plaats'));
    await user.type(field('Plaats'), 'Houten');
    await user.click(screen.getByRole('button', { name: 'Opslaan' }));
    expect(await screen.findByText('Marieke heeft dit ondertussen gewijzigd.')).toBeTruthy();
    expect(screen.getByText('Staal BV, Baarn')).toBeTruthy();
    expect((field('Plaats') as HTMLInputElement).value).toBe('Houten');
    await user.click(screen.getByRole('button', { name: 'Opslaan' }));
    await screen.findByText('Opgeslagen.');
    expect(tries).toEqual([2, 3]);
  });

  it('asks before it removes something', async () => {
    const { user, seen } = await open({
      [`DELETE ${path}/experience/7`]: () => {
        jobs = [];
        return new Response(null, { status: 204 });
      },
    });
    const deleted = () => seen.filter(({ method }) => method === 'DELETE').length;
    await user.click(screen.getByRole('button', { name: 'Verwijderen: Lasser' }));
    await user.click(screen.getByRole('button', { name: 'Nee, laat het staan' }));
    expect(deleted()).toBe(0);
    await user.click(screen.getByRole('button', { name: 'Verwijderen: Lasser' }));
    await user.click(screen.getByRole('button', { name: 'Ja, verwijder dit' }));
    expect(await screen.findByText('Verwijderd.')).toBeTruthy();
    expect(deleted()).toBe(1);
    expect(section('Werkervaring').getByText('Hier staat nog niets.')).toBeTruthy();
  });

  it('asks for the name of a study that is not on the list', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Opleiding toevoegen' }));
    expect(screen.queryByLabelText('Naam van de opleiding')).toBeNull();
    await user.selectOptions(field('Opleiding'), 'Anders');
    expect(field('Naam van de opleiding')).toBeTruthy();
  });

  it('holds a picture, and says why one was refused', async () => {
    const { user } = await open();
    const { sent, answer } = fakeUpload();
    const file = new File(['x'], 'ik.png', { type: 'image/png' });
    await user.upload(field('Kies een foto'), file);
    await waitFor(() => expect(sent).toHaveLength(1));
    answer(422, { status: 422, errors: ['Dit is geen foto.'] });
    expect(await screen.findByText('Dit is geen foto.')).toBeTruthy();
  });
});
