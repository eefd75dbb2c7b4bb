import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeApi } from '../testing/fakeApi.ts';
import { getConfig, loadConfig } from './config.ts';

const given = {
  api: { url: '/other-api' },
  debug: true,
  errorTracking: null,
  analytics: null,
  cookies: 'modal',
  forgot_password_url: 'https://eportfolio.example/forgot',
  demo: true,
};

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

describe('the configuration', () => {
  it('[SHELL-15] is read from /static/config.json', async () => {
    const seen = fakeApi({ 'GET /static/config.json': given });
    await loadConfig();
    expect(seen.map(({ path }) => path)).toEqual(['/static/config.json']);
    expect(getConfig()).toMatchObject({ ...given, debug: expect.anything() });
  });

  it.each([
    ['missing', {}],
    ['no JSON', { 'GET /static/config.json': () => new Response('<html>') }],
    ['without api.url', { 'GET /static/config.json': { debug: true } }],
  ])('[SHELL-15] that is %s is logged, and the defaults hold', async (_, answers) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    fakeApi(answers);
    await loadConfig();
    expect(log).toHaveBeenCalledExactlyOnceWith('No configuration fie provided');
    expect(getConfig()).toMatchObject({ api: { url: '/api' }, cookies: 'banner', debug: false });
  });

  it('[SHELL-04] has debug forced off in a build for users', async () => {
    vi.stubEnv('DEV', false);
    fakeApi({ 'GET /static/config.json': given });
    await loadConfig();
    expect(getConfig().debug).toBe(false);
  });

  it('[SHELL-04] keeps debug for developers', async () => {
    fakeApi({ 'GET /static/config.json': given });
    await loadConfig();
    expect(getConfig().debug).toBe(true);
  });
});
