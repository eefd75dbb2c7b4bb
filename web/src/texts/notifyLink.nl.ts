/** The part of notify that the pages behind a link need too. */
export default {
  general_error: 'Er ging iets mis. Probeer het opnieuw.',
  download_errror: 'Downloaden is niet gelukt.',
};
