import type { Catalogue, TextFile } from './platform/i18n.ts';
import { byNamespace, namespacesOf } from './platform/textFiles.ts';

/** The Dutch texts come along with the page; the others wait to be asked for. */
const brought = byNamespace(
  import.meta.glob<TextFile>(
    [
      './features/appointments/page/appointmentPage.nl.ts',
      './features/approvals/approvals.nl.ts',
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
);
const others = byNamespace(
  import.meta.glob<TextFile>([
    './features/appointments/page/appointmentPage.??.ts',
    './features/approvals/approvals.??.ts',
    './features/shell/shell.??.ts',
    './features/surveys/surveyPage.??.ts',
    './features/tasks/taskPage.??.ts',
    './platform/common.??.ts',
    './ui/ui.??.ts',
    './ui/{sheet,viewer}/*.??.ts',
    '../../contract/src/common/{appointmentNames,visitorTexts}.??.ts',
    '!**/*.nl.ts',
  ]),
);
const namespaces = namespacesOf(brought) as Catalogue['start'];

/** What clients and employers read behind their links. */
export const linkTexts: Catalogue = {
  start: namespaces,
  load: async (language, namespace) => {
    const name = `${namespace}.${language}`;
    return brought[name] ?? others[name]?.();
  },
  namespaces: async () => namespaces,
};
