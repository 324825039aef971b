import { defineTexts } from '../define-texts.ts'

/** The page on which an administrator gives machines their special functions. */
export const specialFunctionPage = defineTexts({
  'title.special-functions': { en: 'Special functions', sv: 'Specialfunktioner' },
  'menu.special-functions': { en: 'Special functions', sv: 'Specialfunktioner' },
  'functions.failed': {
    en: 'The special functions could not be loaded.',
    sv: 'Specialfunktionerna kunde inte laddas.',
  },
  'functions.empty': { en: 'There is no machine yet.', sv: 'Det finns ingen maskin än.' },
  'functions.find-machine': { en: 'Find a machine', sv: 'Sök maskin' },
  'functions.no-machine': { en: 'No machine is called “{search}”.', sv: 'Ingen maskin heter ”{search}”.' },
  'functions.clear': { en: 'Clear the search to see all of them.', sv: 'Rensa sökningen för att se alla.' },
  'functions.machine': { en: 'Machine', sv: 'Maskin' },
  'functions.on': { en: 'On', sv: 'På' },
  'functions.count': { en: '{count} machine|{count} machines', sv: '{count} maskin|{count} maskiner' },
  'functions.of': { en: 'Functions of {machine}', sv: 'Funktioner för {machine}' },
  'functions.choose': { en: 'Choose a machine.', sv: 'Välj en maskin.' },
  'functions.choose-text': {
    en: 'Its functions are shown here and can be switched on and off.',
    sv: 'Dess funktioner visas här och kan slås på och av.',
  },
  'functions.find': { en: 'Find by number or name', sv: 'Sök på nummer eller namn' },
  'functions.show': { en: 'Which functions are shown', sv: 'Vilka funktioner som visas' },
  'functions.all': { en: 'All', sv: 'Alla' },
  'functions.only-on': { en: 'Switched on', sv: 'Påslagna' },
  'functions.reserved': { en: 'Reserved', sv: 'Reserverade' },
  'functions.none': { en: 'No function matches.', sv: 'Ingen funktion passar.' },
  'functions.number': { en: 'SF{number}', sv: 'SF{number}' },
  'functions.reserved-title': { en: 'Reserved', sv: 'Reserverad' },
  'functions.reserved-text': {
    en: 'No documented effect. It is kept with the machine; no behaviour hangs on it.',
    sv: 'Ingen dokumenterad effekt. Den sparas med maskinen; inget beteende hänger på den.',
  },
  'functions.unknown-title': { en: 'Unknown number', sv: 'Okänt nummer' },
  'functions.unknown-text': {
    en: 'Not in the registry. It is kept with the machine and does nothing.',
    sv: 'Finns inte i registret. Den sparas med maskinen och gör ingenting.',
  },
  'functions.value-signal': { en: 'Name of the process value', sv: 'Processvärdets namn' },
  'functions.value-folder': { en: 'Folder below the company’s files', sv: 'Mapp under företagets filer' },
  'functions.save': { en: 'Save', sv: 'Spara' },
  'functions.discard': { en: 'Discard', sv: 'Ångra' },
  'functions.unsaved': {
    en: '{count} change not saved|{count} changes not saved',
    sv: '{count} osparad ändring|{count} osparade ändringar',
  },
  'functions.saved': { en: 'The functions of {machine} are saved.', sv: 'Funktionerna för {machine} är sparade.' },
  'functions.conflict': {
    en: 'Somebody else has changed this machine meanwhile. Look at what it has now; your changes are still marked.',
    sv: 'Någon annan har ändrat maskinen under tiden. Se vad den har nu; dina ändringar är fortfarande markerade.',
  },
  'functions.not-yours': {
    en: 'Only those who may run administrative actions can change them.',
    sv: 'Bara den som får utföra administrativa åtgärder kan ändra dem.',
  },
  'functions.leave-title': { en: 'Leave without saving?', sv: 'Lämna utan att spara?' },
  'functions.leave-text': {
    en: 'The changes of {machine} are not saved.',
    sv: 'Ändringarna för {machine} är inte sparade.',
  },
  'functions.leave': { en: 'Leave', sv: 'Lämna' },
  'functions.stay': { en: 'Stay', sv: 'Stanna' },
  'refusal.functions-exclude': {
    en: 'SF{one} and SF{other} cannot be used together.',
    sv: 'SF{one} och SF{other} kan inte användas tillsammans.',
  },
  'refusal.function-value': {
    en: 'SF{special_function}: “{value}” cannot be used here.',
    sv: 'SF{special_function}: ”{value}” kan inte användas här.',
  },
})
