import { hasText, type Translate } from '../../platform/i18n.ts';

/** In words; one that we have no words for has the name that the log gives it. */
export function nameOfJob(name: string, t: Translate): string {
  const key = `system.jobs.names.${name.replaceAll(/\W/g, '_')}`;
  const isKnown: boolean = hasText(key);
  return isKnown ? t(key as 'system.jobs.names.mail') : name;
}
