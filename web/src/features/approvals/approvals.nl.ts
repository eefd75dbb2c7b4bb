export default {
  asked_by: '{{organisation}} vraagt uw akkoord',
  sent_by: '{{organisation}} stuurt u een document',
  greeting: 'Dag {{name}}.',
  about: {
    'review-client': {
      title: 'Gaat u akkoord met uw trajectplan?',
      intro:
        'Uw adviseur maakte een plan voor u. Lees het plan. Kies daarna hieronder wat u ervan vindt.',
    },
    'review-employer': {
      title: 'Gaat u akkoord met het plan en de offerte?',
      intro:
        'Het gaat om het traject van {{client}}. Lees het plan en de offerte. Kies daarna hieronder wat u ervan vindt.',
    },
    'approve-document': {
      title: 'Gaat u akkoord met dit document?',
      intro: 'Lees het document. Kies daarna hieronder wat u ervan vindt.',
    },
    sign: {
      title: 'Wilt u dit document ondertekenen?',
      intro:
        'Lees het document en download het. Zet uw handtekening. Stuur daarna een foto of scan terug.',
    },
    read: {
      title: 'Er is een document voor u',
      intro: 'U kunt het hier lezen en bewaren. U hoeft niets te kiezen.',
    },
  },
  read: { plan: 'Lees het plan', proposal: 'Lees de offerte', document: 'Lees het document' },
  download: {
    plan: 'Download het plan',
    proposal: 'Download de offerte',
    document: 'Download het document',
  },
  files: 'Om te lezen',
  counselor: 'Adviseur',
  organisation: 'Organisatie',
  client: 'Voor',
  action: 'Bedoeling',
  for: {
    information: 'Ter informatie',
    approval: 'Ter goedkeuring',
    signature: 'Ter ondertekening',
    record: 'Voor uw eigen administratie',
  },
  signed: {
    title: 'Stuur het getekende document terug',
    text: 'Maak een foto of scan van het document met uw handtekening. Kies daarna dat bestand.',
    choose: 'Kies een foto of bestand',
    another: 'Stuur nog een foto of bestand',
    sending: 'Versturen… {{percent}}%',
    received: '{{name}} is ontvangen op {{date}}.',
    failed: 'Het bestand is niet verstuurd. Probeer het opnieuw.',
  },
  message: 'Notitie van {{name}}',
  accept: 'Ja, ik ga akkoord',
  reject: 'Nee, ik ga niet akkoord',
  once: 'U kunt één keer kiezen.',
  until: 'Deze pagina werkt tot {{date}}.',
  doubt: 'Twijfelt u of hebt u een vraag? Vraag het aan {{name}}:',
  reason: {
    title: 'Waarom gaat u niet akkoord?',
    intro: 'Schrijf in een paar woorden wat er anders moet. {{name}} leest dit.',
    label: 'Uw reden',
    count: '{{count}} van {{most}} tekens',
    send: 'Stuur mijn reden',
    back: 'Terug naar de keuze',
    after: 'Na het versturen ziet {{name}} dat u niet akkoord bent, en waarom.',
  },
  accepting: {
    title: 'Weet u het zeker?',
    'review-client': 'U gaat dan akkoord met uw trajectplan.',
    'review-employer': 'U gaat dan akkoord met het plan en de offerte.',
    'approve-document': 'U gaat dan akkoord met ‘{{document}}’.',
    after: 'Daarna kunt u dit niet meer veranderen. {{name}} krijgt bericht van uw keuze.',
    yes: 'Ja, ik weet het zeker',
  },
  what: {
    'review-client': 'Uw trajectplan',
    'review-employer': 'Het plan en de offerte',
    'approve-document': '{{document}}',
  },
  accepted: {
    title: 'Bedankt, u bent akkoord',
    text: '{{name}} krijgt hiervan bericht en gaat ermee verder. U kunt deze pagina sluiten.',
    by: '{{name}} ging akkoord op {{date}}. U krijgt hiervan ook een mail.',
  },
  rejected: {
    title: 'Bedankt, uw reden is verstuurd',
    text: '{{name}} leest uw reden en neemt contact met u op. U kunt deze pagina sluiten.',
    by: '{{name}} ging niet akkoord op {{date}}. U krijgt hiervan ook een mail.',
    reason: 'Uw reden: {{reason}}',
  },
};
