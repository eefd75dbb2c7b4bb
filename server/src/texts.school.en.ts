import badges from './features/badges/badges.en.ts';
import badgesMails from './features/badges/badges.mails.en.ts';
import diplomas from './features/diplomas/diplomas.en.ts';
import evaluationLinks from './features/evaluationLinks/evaluationLinks.en.ts';
import evaluationRounds from './features/evaluationRounds/evaluationRounds.en.ts';
import evaluations from './features/evaluations/evaluations.en.ts';
import evaluationsMails from './features/evaluations/evaluations.mails.en.ts';
import handedOverMails from './features/evaluations/handedOver.mails.en.ts';
import evidence from './features/evidence/evidence.en.ts';
import groups from './features/groups/groups.en.ts';
import growth from './features/growth/growth.en.ts';
import portfolios from './features/portfolios/portfolios.en.ts';
import schoolNumbers from './features/schoolNumbers/schoolNumbers.en.ts';

/** What the server says about diplomas, groups and evaluations. */
const texts = {
  errors: {
    ...badges.errors,
    ...diplomas.errors,
    ...evaluationLinks.errors,
    ...evaluationRounds.errors,
    ...evaluations.errors,
    ...evidence.errors,
    ...groups.errors,
    ...growth.errors,
    ...portfolios.errors,
  },
  labels: {
    ...badges.labels,
    ...diplomas.labels,
    ...evaluationLinks.labels,
    ...evaluationRounds.labels,
    ...evaluations.labels,
    ...evidence.labels,
    ...groups.labels,
    ...growth.labels,
  },
  words: {
    evaluations: evaluations.words,
    groups: groups.words,
    schoolNumbers: schoolNumbers.words,
    portfolios: portfolios.words,
  },
  mails: { ...badgesMails, ...evaluationsMails, ...handedOverMails },
};
export default texts;
