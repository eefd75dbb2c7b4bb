import type { Invoice } from '@traject/contract/invoices';
import { useRowSave } from '../../platform/useRowSave.ts';
import { downloadInvoice } from './invoices.api.ts';

/** Downloads the PDF; a failure says what the invoice still lacks. */
export const useInvoiceDownload = (trajectoryId: number) =>
  useRowSave({
    save: ({ id, invoice_number }: Invoice) =>
      downloadInvoice({ trajectoryId, invoiceId: id }, `${invoice_number}.pdf`),
    failed: 'notify.download_errror',
    shown: [],
  });
