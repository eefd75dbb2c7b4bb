import type { ActionCode } from '@traject/contract/common/fileActions';
import type { Language } from '@traject/contract/common/languages';

/** What a document is for; a mail of an earlier release does not know. */
export type ForWhat = { action?: { code: ActionCode | null; name: string } };

export const isToSign = ({ action }: ForWhat) => action?.code === 'signature';

/** Said to its reader, where the rest of the mail does not say so already. */
export const forWhat: Record<Language, (about: ForWhat) => string[]> = {
  nl: ({ action }) => {
    if (!action) return [];
    return action.code ? words.nl[action.code] : [`De bedoeling: ${action.name}.`];
  },
  en: ({ action }) => {
    if (!action) return [];
    return action.code ? words.en[action.code] : [`What it is for: ${action.name}.`];
  },
};

const words: Record<Language, Record<ActionCode, string[]>> = {
  nl: {
    information: ['U krijgt het ter informatie.'],
    approval: [],
    signature: [
      'Wilt u het document ondertekenen? Download het, zet uw handtekening en stuur een foto of scan terug. Op de pagina staat hoe.',
    ],
    record: ['U krijgt het voor uw eigen administratie.'],
  },
  en: {
    information: ['It is for your information.'],
    approval: [],
    signature: [
      'Could you sign the document? Download it, sign it and send back a photo or a scan. The page tells you how.',
    ],
    record: ['It is for your own records.'],
  },
};
