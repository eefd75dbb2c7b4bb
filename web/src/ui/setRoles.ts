import { colors } from './colors.ts';
import { dark, light } from './roles.ts';

const both = {
  '--mantine-color-teal-filled': colors.teal[7],
  '--mantine-primary-color-filled': colors.teal[7],
  '--mantine-shadow-xs': '0 1px 2px rgb(26 29 27 / 0.035)',
  '--mantine-shadow-md': '0 6px 20px -6px rgb(26 29 27 / 0.18)',
};
const night = {
  '--mantine-color-teal-filled': colors.teal[6],
  '--mantine-primary-color-filled': colors.teal[6],
};

/** The roles of colours where no library brings them; see theme.ts for where one does. */
export function setRoles() {
  const sheet = document.createElement('style');
  sheet.textContent = `${rule({ ...both, ...light })}
@media (prefers-color-scheme: dark) { ${rule({ ...dark, ...night })} }`;
  document.head.append(sheet);
}

const rule = (roles: Record<string, string>) =>
  `:root { ${Object.entries(roles)
    .map(([name, value]) => `${name}: ${value};`)
    .join(' ')} }`;
