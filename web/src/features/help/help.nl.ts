export default {
  title: 'Help',
  intro: 'Korte antwoorden op wat mensen ons het meest vragen.',
  topic: {
    sign_in: {
      title: 'Inloggen',
      text: 'Log in met je e-mailadres en wachtwoord. Zolang je werkt, blijf je ingelogd, hoogstens twaalf uur. Daarna log je opnieuw in en kom je terug op de pagina waar je was. Wat je had getypt, bewaren we op je apparaat en bieden we je weer aan.',
      more: 'Wachtwoord vergeten? Kies onder de knop Inloggen voor Wachtwoord vergeten. Lukt inloggen vaak niet? Dan duurt elke volgende poging een paar tellen langer.',
    },
    trajectories: {
      title: 'Trajecten',
      text: 'Bij Trajecten staat elke cliënt die je begeleidt. Met Nieuw traject zoek je eerst of de cliënt al bekend is. Daarna vul je aan wat nog ontbreekt. Op het dashboard van een traject houd je notities, documenten, werkervaring, opleidingen, tests en sollicitaties bij.',
      more: 'Met Traject starten stuur je het trajectplan naar de cliënt, en daarna plan en offerte naar de werkgever. Zij geven akkoord via een link in hun mail. De status verandert vanzelf.',
    },
    documents: {
      title: 'Documenten',
      text: 'Een document upload je, of je maakt het van een sjabloon. Je kiest of het naar de cliënt of de werkgever gaat en of zij akkoord moeten geven. Bij elk document zie je wie het kreeg, wanneer, en wat het antwoord was.',
      more: 'Een nieuwe versie vervangt de vorige, die je kunt blijven lezen. Wie nog niet had geantwoord op de oude versie, kan dat dan niet meer.',
    },
    surveys: {
      title: 'Vragenlijsten',
      text: 'Een vragenlijst maak je één keer als sjabloon. Vanuit een traject stuur je hem naar de cliënt of de werkgever. Zij vullen hem in via een link, zonder account.',
      more: 'De antwoorden lees je in het traject zodra de lijst is ingevuld.',
    },
    invoices: {
      title: 'Facturen',
      text: 'Een factuur maak je in het traject. Kies producten of typ een regel, en controleer aan wie de factuur gaat. Bedragen en btw rekent Traject uit.',
      more: 'Je organisatie vult één keer adres, KvK-nummer, btw-nummer en IBAN in. Zonder die gegevens kan er geen pdf van een factuur worden gemaakt, omdat de wet ze verplicht.',
    },
    links: {
      title: 'Links in e-mails',
      text: 'Cliënten en werkgevers loggen niet in. Zij krijgen een e-mail met een eigen link en lezen, kiezen en antwoorden daar. Zo’n link werkt 90 dagen en geldt voor één besluit.',
      more: 'Een link om je account te activeren werkt 7 dagen. Een link voor een nieuw wachtwoord werkt 60 minuten. Stuur een link nooit door: wie de link heeft, kan hem gebruiken.',
    },
    waiting: {
      title: 'Je account wacht',
      text: 'Heb je jezelf geregistreerd? Dan kun je inloggen, maar zie je nog niets. Een beheerder van je organisatie geeft je account eerst een rol. Koos je nog geen organisatie? Vul dan na het inloggen de code van je organisatie in.',
      more: 'Duurt het lang? Vraag de beheerder van je organisatie om je account te bekijken. Noem daarbij het e-mailadres waarmee je bent geregistreerd.',
    },
    students: {
      title: 'Studenten en beoordelingen',
      text: 'Bij Studenten staan de mensen die je mag beoordelen of volgen. Zoek op een deel van de voornaam of achternaam. Bij Openstaande beoordelingen staat wat nog op jou wacht.',
      more: 'Een beoordeling verloopt als de tijd voorbij is. De student kan je dan opnieuw vragen.',
    },
  },
  roles: {
    title: 'Wie ziet wat',
    counselor: 'Adviseur',
    counselor_text: 'Begeleidt trajecten en werkt met documenten, vragenlijsten en facturen.',
    finance: 'Financiën',
    finance_text:
      'Maakt facturen voor alle trajecten, en ziet van een traject verder alleen de basisgegevens.',
    coordinator: 'Coördinator',
    coordinator_text: 'Ziet hetzelfde als een adviseur, en leest ook de beoordelingen.',
    evaluator: 'Beoordelaar',
    evaluator_text: 'Ziet de studenten die om een oordeel vroegen, en geeft dat oordeel.',
    student: 'Student',
    student_text: 'Ziet de eigen beoordelingen en beoordeelt het eigen werk.',
    admin: 'Beheerder',
    admin_text: 'Beheert mensen, organisaties en lijsten, en leest alles van de organisatie.',
  },
  keyboard: {
    title: 'Werken met het toetsenbord',
    tab: 'Naar het volgende veld, de volgende link of knop. Met Shift ga je terug.',
    enter: 'Opent een link, drukt op een knop of verstuurt een formulier.',
    escape: 'Sluit een venster of het menu. Je komt terug waar je was.',
    save: 'Slaat een formulier in een venster op, ook vanuit een veld met meer regels.',
    note: 'Begint een nieuwe notitie in een traject, zolang je nergens typt.',
    skip: 'De eerste Tab op een pagina brengt je naar de link Naar de inhoud. In een traject staan daarna links naar elk onderdeel.',
    letters: 'Een losse letter werkt als sneltoets op dit apparaat',
  },
  ask: {
    title: 'Kom je er niet uit?',
    text: 'Vraag het de beheerder van je organisatie. Vertel wat je wilde doen, op welke pagina je was en wat er op het scherm stond. Stuur geen wachtwoord en geen link uit een e-mail mee.',
  },
  developers: {
    off: 'Deze pagina’s zijn er alleen in een testomgeving. Hier brengen ze je naar de startpagina.',
    title: 'Voor ontwerpers en ontwikkelaars',
    styleguide: 'Stijlgids',
    guidelines: 'Richtlijnen',
  },
};
