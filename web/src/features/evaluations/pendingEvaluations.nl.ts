export default {
  expired: 'De tijd om te beoordelen is voorbij. Vraag de student om een nieuwe beoordeling.',
  expired_ask: 'De tijd om te beoordelen is voorbij. Je kunt er opnieuw om vragen.',
  ask_again: 'Vraag opnieuw',
};
