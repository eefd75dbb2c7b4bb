import type { TFunction } from 'i18next';

/** 'Verzorgende IG, niveau 3' */
export const diplomaName = ({ title, level }: { title: string; level: string }, t: TFunction) =>
  [title, levelText(level, t)].filter(Boolean).join(', ');

/** A bare number says what it is the number of; what is written out stays so. */
export const levelText = (level: string, t: TFunction) =>
  /^\d+$/.test(level) ? t('evaluations.charts.level', { level }) : level;
