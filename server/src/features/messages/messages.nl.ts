export default {
  errors: {
    'message.empty': 'Schrijf iets of kies een bestand.',
    'message.no_page': 'De pagina is gesloten. Nodig eerst opnieuw uit.',
  },
};
