import i18next, { type TFunction } from 'i18next';

/** In words; one that we have no words for has the name that the log gives it. */
export function nameOfJob(name: string, t: TFunction): string {
  const key = `system.jobs.names.${name.replaceAll(/\W/g, '_')}`;
  const isKnown: boolean = i18next.exists(key);
  return isKnown ? t(key as 'system.jobs.names.mail') : name;
}
