/**
 * How a person calls a command here. An image, or a service that was installed, has no npm: its
 * own `traject` says so (`scripts/traject.mjs`).
 */
export function toRun(name: string, args = '') {
  const own = process.env.TRAJECT_COMMAND;
  const parts = own ? [own, name, args] : ['npm run', name, args && `-- ${args}`];
  return parts.filter(Boolean).join(' ');
}
