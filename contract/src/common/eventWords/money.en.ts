import type { InAnother } from '../texts.ts';
import type nl from './money.nl.ts';

export default {
  acts: {
    bookkeeping: {
      invoices: 'Invoices of an organisation opened',
      export: 'Bookkeeping downloaded',
    },
    payments: {
      list: 'Payments of an invoice opened',
      create: 'Payment or write-off booked',
      undo: 'Payment or write-off undone',
      readBank: 'Bank statement read',
      lines: 'Bank lines opened',
      book: 'Bank line booked',
      setAside: 'Bank line set aside',
      undoLine: 'Booking of a bank line undone',
    },
  },
  records: { payment: 'Payment', bank_file: 'Bank statement', bank_line: 'Bank line' },
} satisfies InAnother<typeof nl>;
