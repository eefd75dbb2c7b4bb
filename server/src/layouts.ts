import type { LevelsSheet } from './features/groups/levelsSheet.ts';
import type { InvoiceLetter } from './features/invoices/invoiceLetter.ts';
import type { PortfolioSheet } from './features/portfolios/sheet.ts';
import type { Letter } from './platform/pdf/letter.ts';

/** The layouts, each with what it prints. */
export type Documents = {
  letter: Letter;
  invoice: InvoiceLetter;
  levels: LevelsSheet;
  portfolio: PortfolioSheet;
};

/** By their path from `server/`, where the bundled program looks for them too. */
export const layouts: Record<keyof Documents, string> = {
  letter: 'src/platform/pdf/letter.typ',
  invoice: 'src/features/invoices/invoice.typ',
  levels: 'src/features/groups/levels.typ',
  portfolio: 'src/features/portfolios/portfolio.typ',
};
