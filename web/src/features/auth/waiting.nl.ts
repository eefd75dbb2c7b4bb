export default {
  title: 'Je account wacht op een beheerder',
  text: 'Je hebt gevraagd of je bij {{places}} mag horen. Een beheerder geeft je toegang. Daarna zie je hier wat voor jou is.',
  nowhere: 'Je hoort nog bij geen organisatie',
  begin: 'Welkom bij Traject',
  begin_text: 'Je organisatie is nog nieuw hier. In een korte lijst staat wat je het eerst doet.',
  begin_link: 'Naar de eerste stappen',
  nowhere_text:
    'Vul de code van je organisatie in om toegang te vragen. De code krijg je van een beheerder. Word je uitgenodigd? Dan hoef je niets te doen.',
  code: 'Code van je organisatie',
  ask: 'Vraag toegang',
  failed: 'Toegang vragen is niet gelukt',
  asked: 'Je vraag is verstuurd. Een beheerder kijkt ernaar.',
};
