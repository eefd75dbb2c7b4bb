import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { setLanguage } from '../../../platform/i18n.ts';
import { aPublicSurvey } from '../../../testing/aSurvey.ts';
import { signIn } from '../../../testing/aToken.ts';
import { fakeApi, refuse } from '../../../testing/fakeApi.ts';
import { addressNow, openApp, openLink } from '../../../testing/openApp.tsx';

const token = 'x'.repeat(43);
const path = `/surveys/${token}`;
const done = () => new Response(null, { status: 204 });
const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const press = (name: string | RegExp) => screen.getByRole('button', { name });
const send = () => press('Verstuur mijn antwoorden');
const question = (name: RegExp) => within(screen.getByRole('group', { name }));
const isOff = (button: HTMLElement) => (button as HTMLButtonElement).disabled;

const openPage = (
  answers: Record<string, unknown> = {},
  type: 'client' | 'employer' = 'client',
) => {
  const seen = fakeApi({ [`GET ${path}`]: aPublicSurvey(type), ...answers });
  return { seen, user: openLink(`/survey-${type}/${token}`) };
};
type Opened = ReturnType<typeof openPage>;
const posted = ({ seen }: Opened) => seen.filter(({ method }) => method === 'POST');

/** Answers what must be answered. */
async function fill({ user }: Opened) {
  await title('Hoe gaat het?');
  await user.click(screen.getByLabelText('Oneens'));
  await user.click(screen.getByLabelText('Solliciteren'));
  await user.click(screen.getByLabelText('8'));
}

beforeEach(() => localStorage.setItem('cookies', 'accepted'));

describe('a survey', () => {
  it('[SURV-03] says from whom it is, how long it takes and until when it can be filled in', async () => {
    openPage({}, 'employer');
    const heading = await title('Hoe gaat het?');
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(screen.getByText('Stichting Werkwijzer')).toBeTruthy();
    expect(
      screen.getByText(
        'Het gaat over het traject van Fatima El Amrani. 4 vragen, ongeveer 3 minuten. Marieke de Vries en collega’s van Stichting Werkwijzer kunnen uw antwoorden lezen.',
      ),
    ).toBeTruthy();
    expect(screen.getByText('Deze pagina werkt tot 7 feb 2027.')).toBeTruthy();
    expect(screen.getByText('Vraag 4 van 4, mag u overslaan')).toBeTruthy();
  });

  it('[SURV-04, SURV-05] sends each kind of answer in its own way, once, and only what is answered', async () => {
    const page = openPage({ [`POST ${path}`]: done });
    const { user } = page;
    await fill(page);
    expect(screen.getByText('3 van 4 ingevuld')).toBeTruthy();
    await user.click(screen.getByLabelText('Scholing'));
    await user.click(screen.getByLabelText('Solliciteren'));
    await user.click(screen.getByLabelText('Iets anders'));
    await user.type(screen.getByLabelText('Schrijf hier uw eigen antwoord'), 'Het ov');
    await user.dblClick(send());
    await title('Bedankt voor uw antwoorden');
    expect(screen.getByText('Het formulier is goed verstuurd.')).toBeTruthy();
    const [call, ...more] = posted(page);
    expect(more).toEqual([]);
    expect(call?.body).toEqual({
      ...aPublicSurvey(),
      answers: [
        { survey_question_id: 1, answer: '12' },
        { survey_question_id: 2, answer: '{"checkboxes":[22],"other":"Het ov"}' },
        { survey_question_id: 3, answer: '8' },
      ],
    });
  });

  it('[SURV-05] waits for the answers that are needed, says how many, and leads there', async () => {
    const page = openPage();
    const { user } = page;
    await title('Hoe gaat het?');
    expect(isOff(send())).toBe(true);
    expect(screen.getByText('U moet nog 3 vragen invullen.')).toBeTruthy();
    await user.click(press('Ga naar de vraag'));
    expect(document.activeElement).toBe(screen.getByLabelText('Eens'));
    await fill(page);
    expect(isOff(send())).toBe(false);
    await user.click(screen.getByLabelText('Solliciteren'));
    await user.click(screen.getByLabelText('Iets anders'));
    expect(isOff(send()), 'something else without words is no answer').toBe(true);
    await user.type(screen.getByLabelText('Schrijf hier uw eigen antwoord'), 'Het ov');
    expect(isOff(send())).toBe(false);
  });

  it('[SURV-04, SURV-12] a scale has the steps 1 to 10, stands at 5, and that counts once it is chosen', async () => {
    const { user } = openPage();
    await title('Hoe gaat het?');
    const scale = question(/Welk cijfer/);
    const marks = scale.getAllByRole<HTMLInputElement>('radio');
    expect(marks.map((mark) => mark.parentElement?.textContent)).toEqual(
      Array.from({ length: 10 }, (_, place) => String(place + 1)),
    );
    const chosen = () => marks.findIndex(({ checked }) => checked) + 1;
    expect(chosen()).toBe(5);
    expect(scale.getByText(/Dit staat nu op 5, maar telt nog niet mee/)).toBeTruthy();
    expect(screen.getByText('0 van 4 ingevuld')).toBeTruthy();
    await user.click(scale.getByRole('button', { name: 'Ik kies 5' }));
    expect(screen.getByText('1 van 4 ingevuld')).toBeTruthy();
    expect(scale.queryByText(/telt nog niet mee/)).toBeNull();
    await user.click(scale.getByLabelText('9'));
    expect(chosen()).toBe(9);
  });

  it('[SURV-04] choosing the 5 itself is choosing it too, and what may be skipped can be cleared', async () => {
    const optional = aPublicSurvey();
    for (const each of optional.survey_template.questions) each.required = false;
    const { user } = openPage({ [`GET ${path}`]: optional });
    await title('Hoe gaat het?');
    await user.click(screen.getByLabelText('5'));
    expect(screen.getByText('1 van 4 ingevuld')).toBeTruthy();
    await user.click(question(/Welk cijfer/).getByRole('button', { name: 'Wis mijn keuze' }));
    expect(screen.getByText('0 van 4 ingevuld')).toBeTruthy();
    expect(isOff(send())).toBe(false);
  });

  it('[SURV-03] outlives a reload; starting again asks first, and reads the survey again', async () => {
    const first = openPage();
    await fill(first);
    await first.user.type(screen.getByLabelText('Wat kan er beter?'), 'Sneller bellen');
    expect(JSON.stringify(localStorage)).not.toContain(token);
    cleanup();

    const { user, seen } = openPage();
    await title('Hoe gaat het?');
    expect(screen.getByLabelText('Wat kan er beter?')).toHaveProperty('value', 'Sneller bellen');
    expect(screen.getByText('4 van 4 ingevuld')).toBeTruthy();
    await user.click(press('Begin opnieuw'));
    await user.click(await screen.findByRole('button', { name: 'Nee, ga verder' }));
    expect(screen.getByText('4 van 4 ingevuld')).toBeTruthy();
    await user.click(press('Begin opnieuw'));
    await user.click(await screen.findByRole('button', { name: 'Ja, begin opnieuw' }));
    expect(await screen.findByText('0 van 4 ingevuld')).toBeTruthy();
    expect(seen.filter(({ method }) => method === 'GET')).toHaveLength(2);
    expect(JSON.stringify(localStorage)).not.toContain('Sneller');
  });
});

describe('a survey that is not taken', () => {
  it('[SURV-05] though it arrived, because no answer came back, is told to have arrived', async () => {
    let survey = aPublicSurvey();
    const page = openPage({
      [`GET ${path}`]: () => Response.json(survey),
      [`POST ${path}`]: () => {
        survey = { ...survey, answered_at: '2026-11-16T09:00:00Z' };
        return Promise.reject(new TypeError('network'));
      },
    });
    await fill(page);
    await page.user.click(send());
    await title('Bedankt voor uw antwoorden');
    expect(JSON.stringify(localStorage)).not.toContain('survey:7');
  });

  it('[SURV-03, SURV-05, SURV-13] says so in the server’s first words, and back has the answers still', async () => {
    const submit = vi.fn(() => refuse(422, 'Beantwoord ook deze vraag.', 'En deze.'));
    const page = openPage({ [`POST ${path}`]: () => submit() });
    await fill(page);
    await page.user.click(send());
    await title('Versturen is niet gelukt');
    expect(screen.getByText('Beantwoord ook deze vraag.')).toBeTruthy();
    await setLanguage('en');
    expect(
      await screen.findByText(
        'The submitted form contains invalid information or missing required fields.',
      ),
    ).toBeTruthy();
    await page.user.click(press('Back to the questions'));
    expect(await screen.findByText('3 of 4 filled in')).toBeTruthy();
    expect(screen.getByLabelText('Oneens')).toHaveProperty('checked', true);
    submit.mockImplementation(done);
    await page.user.click(press('Send my answers'));
    expect(await screen.findByText('The form has been submitted successfully.')).toBeTruthy();
    expect(JSON.stringify(localStorage)).not.toContain('survey:7');
  });

  it('[SURV-05] because the network is away does not blame the answers', async () => {
    const page = openPage({ [`POST ${path}`]: () => Promise.reject(new TypeError('offline')) });
    await fill(page);
    await page.user.click(send());
    await title('Versturen is niet gelukt');
    expect(screen.getByText('Er ging iets mis. Probeer het opnieuw.')).toBeTruthy();
    expect(screen.queryByText(/klopt iets niet/)).toBeNull();
  });
});

describe('a link', () => {
  it('[SURV-03, SURV-11] that is dead says so, in the words of the page and of the server', async () => {
    openPage({ [`GET ${path}`]: refuse(404, 'Vraag een nieuwe link aan.') });
    await title('We kunnen deze pagina niet openen');
    expect(screen.getByText('Vraag een nieuwe link aan.')).toBeTruthy();
    await setLanguage('en');
    expect(
      await screen.findByText(
        'The provided token is not valid (anymore). Please check the link and try again!',
      ),
    ).toBeTruthy();
  });

  it.each([404, 500])(
    '[SURV-11] that fails with %i and no words says it in general',
    async (status) => {
      openPage({ [`GET ${path}`]: () => new Response('', { status }) });
      expect(await screen.findByText('Er ging iets mis. Probeer het opnieuw.')).toBeTruthy();
    },
  );

  it('[SURV-03] that was answered says when, to whoever opens it again', async () => {
    const answered = { ...aPublicSurvey(), answered_at: '2026-11-16T09:00:00Z' };
    answered.survey_template.questions = [];
    openPage({ [`GET ${path}`]: answered });
    await title('Bedankt voor uw antwoorden');
    expect(screen.getByText('U hebt deze lijst ingevuld op 16 nov 2026, 10:00.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'm@werk.example' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Verstuur/ })).toBeNull();
  });

  it('[SURV-05] that died while it was filled in says that the answers are still there', async () => {
    const page = openPage({ [`POST ${path}`]: refuse(404, 'Vraag een nieuwe link aan.') });
    await fill(page);
    await page.user.click(send());
    await title('Versturen is niet gelukt');
    expect(screen.getByText(/staan nog op dit apparaat. Vraag om een nieuwe link/)).toBeTruthy();
    expect(screen.queryByText(/probeer het opnieuw/)).toBeNull();
  });

  it('[SURV-03] for a client does not open as an employer’s', async () => {
    openPage({ [`GET ${path}`]: aPublicSurvey('client') }, 'employer');
    await title('We kunnen deze pagina niet openen');
    expect(screen.queryByText('Mijn adviseur luistert.')).toBeNull();
  });

  it.each(['client', 'employer'])(
    '[SURV-10] /survey-%s without a token leads to page_not_found',
    async (type) => {
      fakeApi({});
      openApp(`/survey-${type}`);
      await waitFor(() => expect(addressNow()).toBe('/page_not_found'));
    },
  );

  it('[SHELL-20] works with a stale session in the browser, and never leads to sign-in', async () => {
    signIn({ exp: 1 });
    const page = openPage({ [`POST ${path}`]: refuse(401, 'Log eerst in.') });
    await fill(page);
    await page.user.click(send());
    await title('Versturen is niet gelukt');
    expect(addressNow()).toBe(`/survey-client/${token}`);
  });
});
