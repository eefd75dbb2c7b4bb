import i18next, { type TFunction } from 'i18next';

/** In words; one that we have no words for has the name that the log gives it. */
export const nameOfJob = (name: string, t: TFunction): string =>
  i18next.exists(`system.jobs.names.${name}`)
    ? t(`system.jobs.names.${name}` as 'system.jobs.names.mail')
    : name;
