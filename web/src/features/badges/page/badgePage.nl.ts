export default {
  dead: {
    title: 'Deze badge bestaat niet',
    text: 'Controleer of het adres compleet is, of vraag het opnieuw aan wie het u gaf.',
  },
  holds: 'Deze badge is geldig',
  holds_text: '{{organisation}} heeft deze badge toegekend en niet ingetrokken.',
  revoked: 'Deze badge is ingetrokken',
  revoked_text: '{{organisation}} heeft deze badge op {{date}} ingetrokken. De reden:',
  about: 'Over deze badge',
  student: 'Van',
  organisation: 'Toegekend door',
  granted_at: 'Toegekend op',
  diploma: 'Opleiding',
  stands_for: 'Waar deze badge voor staat',
  stands_for_text: 'Wie deze badge heeft, liet zien deze werkprocessen te beheersen:',
  remark: 'Toelichting van de opleiding',
  check: 'De handtekening controleren',
  check_text:
    'De badge is ook een ondertekend bestand volgens Open Badges 3.0 (JWT, RS256). Een badgeportemonnee of controleprogramma leest het, en controleert het met de openbare sleutels van deze website. Of de badge nog geldt, staat altijd op deze pagina.',
  download: 'Ondertekende badge downloaden',
  keys: 'Openbare sleutels',
};
