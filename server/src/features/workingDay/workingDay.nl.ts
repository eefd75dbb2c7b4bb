export default {
  labels: {
    is_on: 'Herinneringen',
    first_days: 'Eerste herinnering na (dagen)',
    next_days: 'Volgende herinnering na (dagen)',
    most: 'Hoogstens (aantal)',
    calendar_names: 'Namen van cliënten in de agenda',
    quiet_days: 'Geen contact gedurende (dagen)',
    state_days: 'Dagen per status',
    days: 'Dagen in deze status',
    reminders: 'Herinneringen',
    reminders_approval: 'Herinneringen aan akkoord (eerste / volgende / hoogstens)',
    reminders_survey: 'Herinneringen aan vragenlijst (eerste / volgende / hoogstens)',
    reminders_evaluation: 'Herinneringen aan beoordeling (eerste / volgende / hoogstens)',
    reminders_task: 'Herinneringen aan taak (eerste / volgende / hoogstens)',
  },
};
