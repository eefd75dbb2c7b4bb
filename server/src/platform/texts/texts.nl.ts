const texts = {
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
  'auth.wrong': 'Het e-mailadres of het wachtwoord klopt niet.',
  'auth.wrong_password': 'Dit is niet het wachtwoord van je account.',
  'auth.member_already': 'Je hoort met dit account al bij deze organisatie.',
  'auth.account_meanwhile':
    'Dit e-mailadres heeft intussen een account. Open de link in de e-mail opnieuw.',
  'auth.unknown_code': 'Deze code kennen we niet. Vraag de organisatie om de juiste code.',
  'auth.joined_already': 'Deze organisatie kent je al. Vraag daar of je wordt uitgenodigd.',
  'link.dead': 'Open de hele link uit de e-mail, of vraag om een nieuwe link.',
  'file.missing': 'Kies een bestand.',
  'file.missing_named': '{{what}}: kies een bestand.',
  'file.too_many': 'Stuur één bestand tegelijk.',
  'file.unexpected': 'Dit bestand wordt hier niet gevraagd.',
  'file.empty': '‘{{name}}’ is leeg. Kies een bestand met inhoud.',
  'file.size': '‘{{name}}’ is te groot. Het bestand mag hoogstens {{megabytes}} MB zijn.',
  'file.too_large': 'Dit bestand is te groot. Het mag hoogstens {{megabytes}} MB zijn.',
  'file.type': '‘{{name}}’ kunnen we niet gebruiken. Kies: {{types}}.',
  'file.content': 'De inhoud van ‘{{name}}’ past niet bij de naam. Kies: {{types}}.',
  'file.quota_account':
    'Je hebt het afgelopen uur heel veel bestanden gestuurd. Probeer het over ongeveer {{minutes}} min. opnieuw.',
  'file.quota_organisation':
    'Je organisatie heeft het afgelopen uur heel veel bestanden gestuurd. Probeer het over ongeveer {{minutes}} min. opnieuw.',
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
  'client.type_mismatch':
    'Dit e-mailadres hoort bij iemand van jullie organisatie die geen cliënt is.',
  'client.organisation_mismatch':
    'Dit e-mailadres hoort bij een cliënt van een andere organisatie.',
  'client.email_taken': 'Dit e-mailadres is al van iemand anders in jullie organisatie.',
  'client.more_than_client':
    'Deze cliënt is meer in jullie organisatie dan cliënt. Vraag een beheerder het e-mailadres te wijzigen.',
  'picture.unreadable': 'We kunnen deze afbeelding niet lezen. Kies een andere.',
  'picture.too_big':
    'Deze afbeelding heeft te veel beeldpunten. Maak haar kleiner of kies een andere.',
  'note.of_another':
    'Deze notitie is van een collega. Alleen wie haar schreef en een coördinator kunnen haar wijzigen.',
  'trajectory.awaiting': 'Op deze status kom je alleen door het traject te versturen.',
  'trajectory.not_to_client':
    'Het traject kan alleen naar de cliënt als de status ‘{{from}}’ is. De status is nu ‘{{now}}’.',
  'trajectory.not_to_employer':
    'Het traject kan alleen naar de werkgever als de status ‘{{from}}’ is. De status is nu ‘{{now}}’.',
  'trajectory.stays':
    'Dit traject en de cliënt horen bij deze organisatie. Schrijf de cliënt bij de andere organisatie opnieuw in.',
  'trajectory.nobody_awaited': 'Het traject wacht nu op niemand. Er is niets opnieuw te versturen.',
  'trajectory.not_complete':
    'Het traject kan alleen worden afgerond als de status ‘{{from}}’ is. De status is nu ‘{{now}}’.',
  'trajectory.not_finished': 'Kies een status waarmee het traject is afgerond.',
  'employer.no_email':
    'De contactpersoon van de werkgever heeft nog geen e-mailadres. Vul dat eerst in bij het traject.',
  'document.no_source': 'Kies een bestand of een sjabloon.',
  'document.two_sources': 'Kies een bestand of een sjabloon, niet allebei.',
  'document.approve_unsent':
    'Je kunt alleen akkoord vragen aan wie het document krijgt. Vink ook het versturen aan.',
  'document.in_review':
    'Dit document ligt ter beoordeling bij {{who}}. Wacht op het antwoord, of zet eerst de status van het traject terug.',
  'document.nothing_to_resend': 'Er staat hier niets meer open om opnieuw te versturen.',
  'document.nothing_to_withdraw': 'Er staat hier niets meer open om in te trekken.',
  'document.newer_version': 'Er is een nieuwere versie van dit document. Stuur die.',
  'document.sent_before':
    'Deze versie is al gestuurd. Stuur haar opnieuw, of maak een nieuwe versie.',
  'return.not_asked': 'Bij dit document kunt u niets terugsturen.',
  'return.enough': 'Er zijn al {{most}} bestanden teruggestuurd. Neem contact op met uw adviseur.',
  'template.too_deep': 'Lijsten en tabellen staan te diep in elkaar. Hoogstens twintig lagen kan.',
  'template.too_long': 'De tekst is te lang. Hoogstens {{most}} tekens kan.',
  'template.too_many_parts':
    'De tekst heeft te veel onderdelen, zoals alinea’s, regels en cellen. Hoogstens {{most}} kan.',
  'template.table_too_wide': 'Een tabel mag hoogstens {{columns}} kolommen hebben.',
  'template.unknown_tag':
    'De tekst gebruikt [{{tag}}], maar die tag bestaat niet. Voeg hem toe of haal hem uit de tekst.',
  'template.empty_client_tag':
    'De tekst gebruikt [{{tag}}], maar dat is nog leeg. Vul bij de cliënt eerst in: {{field}}.',
  'template.empty_trajectory_tag':
    'De tekst gebruikt [{{tag}}], maar dat is nog leeg. Vul bij het traject eerst in: {{field}}.',
  'template.unknown_field': 'Dit sjabloon is ondertussen gewijzigd. Kies het opnieuw.',
  'template.approval_required':
    'Voor dit document is akkoord nodig van iedereen aan wie je het stuurt. Vraag dat ook.',
  'pdf.busy': 'Er worden nu veel documenten gemaakt. Probeer het zo opnieuw.',
  'pdf.characters':
    'Deze tekens kunnen we niet in een PDF zetten: {{characters}}. Haal ze weg of schrijf ze anders.',
  'pdf.impossible':
    'Van deze tekst kunnen we geen PDF maken. Zet lijsten en tabellen minder diep in elkaar.',
  'pdf.too_heavy':
    'Het maken van de PDF duurt te lang. Maak de tekst korter of probeer het later opnieuw.',
  'invoice.number_taken':
    'Factuurnummer {{number}} bestaat al. Het eerste vrije nummer is {{next}}.',
  'invoice.product_taken': 'Er is al een product met de naam ‘{{name}}’. Kies dat uit de lijst.',
  'invoice.too_many_rows': 'Een factuur heeft hoogstens {{most}} regels.',
  'invoice.no_organisation_address':
    'Het adres van de organisatie ontbreekt. Een beheerder kan dat invullen.',
  'invoice.no_kvk_number':
    'Het KvK-nummer van de organisatie ontbreekt. Een beheerder kan dat invullen.',
  'invoice.no_vat_number':
    'Het btw-nummer van de organisatie ontbreekt. Een beheerder kan dat invullen.',
  'invoice.no_iban': 'Het IBAN van de organisatie ontbreekt. Een beheerder kan dat invullen.',
  'invoice.no_billed_name': 'Aan wie de factuur gaat ontbreekt. Vul dat in bij de factuur.',
  'invoice.no_billed_address': 'Het adres van wie betaalt ontbreekt. Vul dat in bij de factuur.',
  'invoice.no_rows': 'De factuur heeft nog geen regels.',
  'survey_template.too_many_questions': 'Een vragenlijst kan hoogstens {{most}} vragen hebben.',
  'survey_template.other_questions':
    'De vragen zijn ondertussen gewijzigd. Kijk welke vragen er nu zijn en kies de volgorde opnieuw.',
  'survey_question.gone': 'Deze vraag is er niet meer.',
  'survey.no_questions':
    'De vragenlijst ‘{{title}}’ heeft nog geen vragen. Voeg eerst een vraag toe.',
  'survey.not_sent': 'Deze vragenlijst is nog niet verstuurd.',
  'survey.answered': 'Deze vragenlijst is al ingevuld. Hij kan niet meer worden gewijzigd.',
  'survey.answer_missing': 'Beantwoord ook deze vraag: ‘{{question}}’.',
  'survey.answer_wrong': 'Dit antwoord past niet bij de vraag ‘{{question}}’.',
  'survey.answer_long':
    'Het antwoord op de vraag ‘{{question}}’ is te lang. Gebruik hoogstens {{most}} tekens.',
  'survey.answer_twice': 'De vraag ‘{{question}}’ kan maar één antwoord hebben.',
  'survey.answer_unknown':
    'Er is een antwoord op een vraag die niet in deze vragenlijst staat. Laad de pagina opnieuw.',
  'application.readonly':
    'Deze sollicitatie komt uit het portfolio van de cliënt. Alleen de cliënt kan die wijzigen.',
};
export default texts;
