import type { Invoice } from '@traject/contract/invoices';
import { useRowSave } from '../../platform/useRowSave.ts';
import { downloadInvoice } from './invoices.api.ts';

/** As a PDF; what it still lacks is said with the failure. */
export const useInvoiceDownload = (trajectoryId: number) =>
  useRowSave({
    save: ({ id, invoice_number }: Invoice) =>
      downloadInvoice({ trajectoryId, invoiceId: id }, `${invoice_number}.pdf`),
    failed: 'notify.download_errror',
    shown: [],
  });
