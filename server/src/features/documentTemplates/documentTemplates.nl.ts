const texts = {
  errors: {
    'template.too_deep':
      'Lijsten en tabellen staan te diep in elkaar. Het maximum is twintig lagen.',
    'template.too_long': 'De tekst is te lang. Het maximum is {{most}} tekens.',
    'template.too_many_parts':
      'De tekst heeft te veel onderdelen, zoals alinea’s, regels en cellen. Het maximum is {{most}}.',
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
  },
  labels: {
    contents: 'Tekst',
    requires_approval: 'Akkoord nodig',
    fields: 'Velden',
    configuration: 'Keuzes',
    text: 'Tekst',
    document_template_id: 'Sjabloon',
    document_template_field_id: 'Veld',
    value: 'Waarde',
  },
};
export default texts;
