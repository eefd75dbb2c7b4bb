export default {
  notify: {
    session: {
      ended: 'Je sessie is afgelopen. Log opnieuw in.',
      kept: 'Wat je typte, is op dit apparaat bewaard. Een gekozen bestand kies je opnieuw.',
    },
    upload_success: 'Het bestand is geüpload.',
    upload_error: 'Uploaden is niet gelukt.',
    download_error: 'Downloaden is niet gelukt.',
  },
};
