import { colors } from './colors.ts';

const { gray, dark: night, teal, red, amber, green, blue, violet, orange } = colors;

/** What a colour is for, in light and in dark: screens name the role, never the colour. */
export const light = {
  '--mantine-color-body': gray[0],
  '--mantine-color-text': gray[9],
  '--mantine-color-dimmed': gray[6],
  '--mantine-color-placeholder': gray[6],
  '--mantine-color-error': red[7],
  '--mantine-color-anchor': teal[7],
  '--mantine-color-default': '#FFFFFF',
  '--mantine-color-default-border': gray[3],
  '--mantine-color-default-hover': gray[0],
  '--mantine-color-disabled': gray[1],
  '--mantine-color-disabled-color': gray[5],
  '--mantine-color-disabled-border': gray[1],
  '--mantine-color-gray-text': gray[7],
  '--mantine-color-gray-light-color': gray[7],
  '--mantine-color-gray-light-hover': gray[1],
  '--tj-card': '#FFFFFF',
  '--tj-header': '#FFFFFF',
  '--tj-sunk': gray[0],
  '--tj-input': '#FFFFFF',
  '--tj-hover': '#FAFAF8',
  '--tj-line': gray[2],
  '--tj-line2': gray[3],
  '--tj-edge': gray[5],
  '--tj-text2': gray[7],
  '--tj-accent': teal[7],
  '--tj-accent-soft': teal[0],
  '--tj-accent-line': teal[2],
  '--tj-danger': red[7],
  '--tj-danger-soft': red[0],
  '--tj-danger-line': red[2],
  '--tj-warn': amber[7],
  '--tj-warn-soft': amber[0],
  '--tj-warn-line': amber[2],
  '--tj-ok': green[7],
  '--tj-skeleton': '#ECECE8',
  '--tj-bar': gray[4],
  '--tj-dialog-line': 'transparent',
  ...states({
    blue: [blue[0], blue[7]],
    amber: [amber[0], amber[7]],
    violet: [violet[0], violet[6]],
    orange: [orange[0], orange[6]],
    teal: [teal[0], teal[7]],
    green: [green[0], green[7]],
    olive: ['#F3F6E6', '#515E17'],
    sea: ['#EAF5F9', '#1C5B72'],
    gray: [gray[1], gray[7]],
  }),
};

export const dark: Record<keyof typeof light, string> = {
  '--mantine-color-body': night[7],
  '--mantine-color-text': night[0],
  '--mantine-color-dimmed': night[2],
  '--mantine-color-placeholder': night[2],
  '--mantine-color-error': red[3],
  '--mantine-color-anchor': teal[3],
  '--mantine-color-default': night[6],
  '--mantine-color-default-border': '#424946',
  '--mantine-color-default-hover': night[5],
  '--mantine-color-disabled': '#282D2B',
  '--mantine-color-disabled-color': '#8A918D',
  '--mantine-color-disabled-border': '#282D2B',
  '--mantine-color-gray-text': night[1],
  '--mantine-color-gray-light-color': night[1],
  '--mantine-color-gray-light-hover': night[5],
  '--tj-card': night[6],
  '--tj-header': '#181B1A',
  '--tj-sunk': '#171A19',
  '--tj-input': '#171A19',
  '--tj-hover': '#212625',
  '--tj-line': '#2B302E',
  '--tj-line2': '#3A413D',
  '--tj-edge': '#6F7772',
  '--tj-text2': night[1],
  '--tj-accent': teal[3],
  '--tj-accent-soft': '#16302D',
  '--tj-accent-line': '#24524C',
  '--tj-danger': red[3],
  '--tj-danger-soft': '#33201D',
  '--tj-danger-line': '#5C302A',
  '--tj-warn': amber[2],
  '--tj-warn-soft': '#2E2717',
  '--tj-warn-line': '#544420',
  '--tj-ok': green[3],
  '--tj-skeleton': '#2C3230',
  '--tj-bar': '#4E5652',
  '--tj-dialog-line': night[4],
  ...states({
    blue: ['#1C2836', blue[2]],
    amber: ['#2E2717', amber[2]],
    violet: ['#272237', violet[2]],
    orange: ['#322319', orange[2]],
    teal: ['#16302D', teal[2]],
    green: ['#1B2C1E', green[2]],
    olive: ['#272B16', '#D3DE9C'],
    sea: ['#182A31', '#A9D6E6'],
    gray: ['#292E2C', night[1]],
  }),
};

export type Tint =
  | 'blue'
  | 'amber'
  | 'violet'
  | 'orange'
  | 'teal'
  | 'green'
  | 'olive'
  | 'sea'
  | 'gray';

function states(tints: Record<Tint, [soft: string, strong: string]>) {
  const entries = Object.entries(tints).flatMap(([tint, [soft, strong]]) => [
    [`--st-${tint}-bg`, soft],
    [`--st-${tint}`, strong],
  ]);
  return Object.fromEntries(entries) as Record<`--st-${Tint}` | `--st-${Tint}-bg`, string>;
}

const base = {
  '--mantine-color-teal-filled': colors.teal[7],
  '--mantine-primary-color-filled': colors.teal[7],
  '--mantine-shadow-xs': '0 1px 2px rgb(26 29 27 / 0.035)',
  '--mantine-shadow-md': '0 6px 20px -6px rgb(26 29 27 / 0.18)',
};
const baseDark = {
  '--mantine-color-teal-filled': colors.teal[6],
  '--mantine-primary-color-filled': colors.teal[6],
};

/** The roles of colours where no library brings them; see theme.ts for where one does. */
export function setColorRoles() {
  const sheet = document.createElement('style');
  sheet.textContent = `${rule({ ...base, ...light })}
@media (prefers-color-scheme: dark) { ${rule({ ...dark, ...baseDark })} }`;
  document.head.append(sheet);
}

const rule = (roles: Record<string, string>) =>
  `:root { ${Object.entries(roles)
    .map(([name, value]) => `${name}: ${value};`)
    .join(' ')} }`;
