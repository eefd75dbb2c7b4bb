const texts = {
  errors: {
    not_found: 'We kunnen dit niet vinden.',
    no_such_call: 'Dit adres kennen we niet.',
    sign_in_first: 'Log eerst in.',
    too_many: 'Dit is te vaak geprobeerd. Probeer het over ongeveer {{minutes}} min. opnieuw.',
    too_large: 'Dit is te groot om te versturen.',
    wrong_media: 'Deze vorm van gegevens kunnen we niet lezen.',
    bad_request: 'Dit verzoek klopt niet.',
    'idempotency.form': 'Een Idempotency-Key heeft 16 tot 100 letters, cijfers en streepjes.',
    'idempotency.reused': 'Deze Idempotency-Key is al voor iets anders gebruikt.',
    unavailable: 'Dit werkt nu even niet. Probeer het zo opnieuw.',
    unknown: 'Er ging iets mis. Probeer het opnieuw.',
    job_waits: 'Deze taak staat al klaar, of wordt nu gedaan.',
    'link.dead': 'Open de hele link uit de e-mail, of vraag om een nieuwe link.',
    'file.missing': 'Kies een bestand.',
    'file.missing_named': '{{what}}: kies een bestand.',
    'file.too_many': 'Stuur één bestand tegelijk.',
    'file.unexpected': 'Dit bestand wordt hier niet gevraagd.',
    'file.empty': '‘{{name}}’ is leeg. Kies een bestand met inhoud.',
    'file.size': '‘{{name}}’ is te groot. Het bestand mag hoogstens {{megabytes}} MB zijn.',
    'file.type': '‘{{name}}’ kunnen we niet gebruiken. Kies: {{types}}.',
    'file.content': 'De inhoud van ‘{{name}}’ past niet bij de naam. Kies: {{types}}.',
    'file.infected': 'In ‘{{name}}’ is een virus gevonden. Het bestand is niet bewaard.',
    'file.waiting': 'Dit bestand wordt nog op virussen gecontroleerd. Probeer het straks opnieuw.',
    'file.virus': 'In dit bestand is een virus gevonden; het wordt niet geopend.',
    'file.quota_account':
      'Je hebt het afgelopen uur heel veel bestanden gestuurd. Probeer het over ongeveer {{minutes}} min. opnieuw.',
    'file.quota_party':
      'U hebt het afgelopen uur heel veel bestanden gestuurd. Probeer het over ongeveer {{minutes}} min. opnieuw.',
    'file.quota_organisation':
      'Je organisatie heeft het afgelopen uur heel veel bestanden gestuurd. Probeer het over ongeveer {{minutes}} min. opnieuw.',
    'upload.order': 'Het bestand is niet in de goede volgorde aangekomen. Kies het opnieuw.',
    'upload.gone': 'Het bestand is niet meer compleet. Kies het opnieuw.',
    'file.busy': 'Er worden nu veel bestanden gelezen. Probeer het zo opnieuw.',
    'file.too_heavy':
      'Dit bestand is te zwaar om te lezen. Haal eruit wat er niet in hoort en probeer het opnieuw.',
    'file.interrupted': 'Het bestand is niet helemaal aangekomen. Probeer het opnieuw.',
    'mail.address': 'Dit is geen geldig e-mailadres.',
    changed: 'Iemand heeft dit ondertussen gewijzigd. Kijk wat er nu staat en sla dan opnieuw op.',
    changed_by_you:
      'Je hebt dit ondertussen zelf gewijzigd, in een ander venster ({{when}}). Kijk wat er nu staat en sla dan opnieuw op.',
    changed_by:
      '{{who}} heeft dit ondertussen gewijzigd ({{when}}). Kijk wat er nu staat en sla dan opnieuw op.',
    'picture.unreadable': 'We kunnen deze afbeelding niet lezen. Kies een andere.',
    'picture.too_big':
      'Deze afbeelding heeft te veel beeldpunten. Maak de afbeelding kleiner of kies een andere.',
    'pdf.busy': 'Er worden nu veel documenten gemaakt. Probeer het zo opnieuw.',
    'pdf.characters':
      'Deze tekens kunnen we niet in een PDF zetten: {{characters}}. Haal ze weg of schrijf ze anders.',
    'pdf.impossible':
      'Van deze tekst kunnen we geen PDF maken. Zet lijsten en tabellen minder diep in elkaar.',
    'pdf.too_heavy':
      'Het maken van de PDF duurt te lang. Maak de tekst korter of probeer het later opnieuw.',
    'csv.line': 'Kijk in het bestand op regel {{line}}.',
    'csv.too_wide': 'Er zijn te veel kolommen: hoogstens 200.',
    'csv.quotes':
      'Een aanhalingsteken (") klopt hier niet: de cel wordt niet gesloten, of er staat nog tekst achter.',
    'table.unreadable': 'We kunnen dit bestand niet lezen. Sla het opnieuw op als xlsx of csv.',
    'password.weak': 'Dit wachtwoord is makkelijk te raden.',
    'password.word': 'Er staat een bekend woord of wachtwoord in.',
    'password.name': 'Er staat een voornaam of achternaam in.',
    'password.own_name':
      'Er staat een eigen naam in, het e-mailadres of de naam van een organisatie.',
    'password.date': 'Er staat een jaartal, datum, dag, maand of seizoen in.',
    'password.sequence': 'Er staat een rij in, zoals 123456, abcdef of qwerty.',
    'password.repeat': 'Er wordt iets in herhaald.',
    'password.advice': 'Kies liever vier losse woorden die niets met elkaar te maken hebben.',
    double_key: 'In dit verzoek staat ‘{{name}}’ twee keer. Stuur het één keer mee.',
    too_deep: 'Dit verzoek is te diep genest.',
    wrong_host: 'Op dit adres is deze site niet te vinden. Ga naar {{address}}.',
    'mail.too_many':
      'Naar dit e-mailadres is het afgelopen uur al heel vaak een e-mail gestuurd. Probeer het later opnieuw.',
  },
  labels: {
    description: 'Omschrijving',
    type: 'Soort',
    language: 'Taal',
    ids: 'Volgorde',
    code: 'Code',
    archived: 'Gearchiveerd',
    diploma_id: 'Diploma',
  },
  words: {
    /** Page 1 of 2. */
    of: 'van',
    others: (count: number) => `${count} anderen`,
    times: (day: string, start: string, end: string) => `${day}, ${start} tot ${end}`,
  },
};
export default texts;
