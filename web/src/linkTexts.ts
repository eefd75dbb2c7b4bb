import type { TextFile } from './platform/i18n.ts';
import { linkCatalogue } from './platform/linkCatalogue.ts';

/** What clients, employers and evaluators read behind their links. */
export const linkTexts = linkCatalogue(
  import.meta.glob<TextFile>(
    [
      './features/appointments/page/appointmentPage.nl.ts',
      './features/approvals/approvals.nl.ts',
      './features/invoiceMails/page/invoicePage.nl.ts',
      './features/shell/shell.nl.ts',
      './features/surveys/surveyPage.nl.ts',
      './features/tasks/taskPage.nl.ts',
      './platform/common.nl.ts',
      './ui/ui.nl.ts',
      './ui/{sheet,viewer}/*.nl.ts',
      '../../contract/src/common/{appointmentNames,visitorTexts}.nl.ts',
    ],
    { eager: true },
  ),
  import.meta.glob<TextFile>([
    './features/appointments/page/appointmentPage.??.ts',
    './features/approvals/approvals.??.ts',
    './features/invoiceMails/page/invoicePage.??.ts',
    './features/shell/shell.??.ts',
    './features/surveys/surveyPage.??.ts',
    './features/tasks/taskPage.??.ts',
    './platform/common.??.ts',
    './ui/ui.??.ts',
    './ui/{sheet,viewer}/*.??.ts',
    '../../contract/src/common/{appointmentNames,visitorTexts}.??.ts',
    '!**/*.nl.ts',
  ]),
  // Of the pages of an evaluator, a badge and a portfolio, which come apart.
  import.meta.glob<TextFile>([
    './features/badges/page/badgePage.??.ts',
    './features/evaluationLinks/evaluationPage.??.ts',
    './features/portfolios/verify/verifyPage.??.ts',
  ]),
);
