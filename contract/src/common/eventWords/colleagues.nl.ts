export default {
  acts: {
    accessRequests: {
      list: 'Verzoeken om toegang geopend',
      count: 'Verzoeken om toegang geteld',
      create: 'Toegang tot een traject gevraagd',
      grant: 'Toegang tot traject gegeven',
      refuse: 'Toegang tot een traject geweigerd',
    },
    handovers: {
      caseload: 'Werkverdeling geopend',
      list: 'Overdrachten geopend',
      create: 'Trajecten overgedragen',
      undo: 'Overdracht teruggedraaid',
    },
    members: {
      list: 'Collega’s bij traject geopend',
      create: 'Collega bij traject toegevoegd of gewijzigd',
      remove: 'Collega bij traject weggehaald',
      end: 'Meewerken aan traject afgelopen',
    },
  },
  records: {
    access_request: 'Verzoek om toegang',
    handover: 'Overdracht',
    member: 'Collega bij traject',
  },
};
