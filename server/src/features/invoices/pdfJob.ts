/** Makes the PDF of an invoice that was just made final. */
export const pdfJob = 'invoice_pdf';
