export default {
  acts: {
    actionPlans: {
      list: 'Actieplannen geopend',
      get: 'Actieplan geopend',
      create: 'Actieplan gemaakt',
      update: 'Actieplan gewijzigd',
      remove: 'Actieplan verwijderd',
      apply: 'Actieplan toegepast op traject',
      moved: 'Gekeken of taken van een plan verschuiven',
      move: 'Gekozen of taken van een plan verschuiven',
    },
    tasks: {
      list: 'Taken geopend',
      create: 'Taak toegevoegd',
      update: 'Taak gewijzigd',
      remove: 'Taak verwijderd',
      done: 'Taak afgevinkt',
      reopen: 'Taak weer opengezet',
      send: 'Taak gemaild',
      file: 'Bestand bij taak geopend',
      doers: 'Bekeken wie een taak kan doen',
      listLoose: 'Eigen taken geopend',
      createLoose: 'Losse taak toegevoegd',
      updateLoose: 'Losse taak gewijzigd',
      removeLoose: 'Losse taak verwijderd',
      doneLoose: 'Losse taak afgevinkt',
      reopenLoose: 'Losse taak weer opengezet',
      colleagues: 'Keuzelijst van collega’s geopend',
      fetch: 'Taak geopend via een link',
      submit: 'Taak afgevinkt via een link',
    },
  },
  records: {
    task: 'Taak',
    action_plan: 'Actieplan',
  },
  /** What people call all of them, by their table. */
  lists: {
    tasks: 'Taken',
  },
};
