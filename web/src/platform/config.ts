/** What an installation decides; read from /static/config.json before anything else. */
export type Config = {
  api: { url: string };
  debug: boolean;
  errorTracking: Record<string, unknown> | null;
  analytics: Record<string, unknown> | null;
  cookies: 'banner' | 'modal';
  forgot_password_url: string | null;
  /** Where students go, when not to our own door. */
  student_url: string | null;
  demo: boolean;
  /** For tests: a language in which what was not translated shows. */
  pseudo: boolean;
};

const defaults: Config = {
  api: { url: '/api' },
  debug: false,
  errorTracking: null,
  analytics: null,
  cookies: 'banner',
  forgot_password_url: null,
  student_url: null,
  demo: false,
  pseudo: false,
};

let config = defaults;

export const getConfig = () => config;

let loading: Promise<void> | undefined;

export const loadConfig = () => {
  loading = readConfig().then((given) => {
    // Debug pages are for developers: what is built for users never opens them.
    config = { ...defaults, ...given, debug: import.meta.env.DEV && given.debug === true };
  });
  return loading;
};

/** For what begins before the configuration is there. */
export const loadedConfig = async () => {
  await loading;
  return config;
};

async function readConfig(): Promise<Partial<Config>> {
  try {
    const answer = await fetch('/static/config.json');
    const given: unknown = answer.ok ? await answer.json() : undefined;
    if (isConfig(given)) return given;
  } catch {
    // Told below, as a missing one is.
  }
  // biome-ignore lint/suspicious/noConsole: the requirements ask for this line, spelled so.
  console.error('No configuration fie provided');
  return {};
}

const isConfig = (given: unknown): given is Partial<Config> =>
  typeof given === 'object' &&
  given !== null &&
  'api' in given &&
  typeof (given.api as Partial<Config['api']> | null)?.url === 'string';
