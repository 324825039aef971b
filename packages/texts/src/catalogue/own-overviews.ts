import { defineTexts } from '../define-texts.ts'

export const ownOverviews = defineTexts({
  'title.own-overview': { en: 'Overview', sv: 'Översikt' },
  'menu.overviews': { en: 'Overviews', sv: 'Översikter' },

  'own-overview.list-failed': { en: 'The overviews could not be loaded.', sv: 'Översikterna kunde inte laddas.' },
  'own-overview.failed': { en: 'The overview could not be loaded.', sv: 'Översikten kunde inte laddas.' },
  'own-overview.not-found': { en: 'There is no overview {overview}', sv: 'Det finns ingen översikt {overview}' },
  'own-overview.not-found-text': {
    en: 'It may have been deleted, or it is not meant for your user level.',
    sv: 'Den kan ha raderats, eller så är den inte avsedd för din användarnivå.',
  },
  'own-overview.to-machines': { en: 'To the machines', sv: 'Till maskinerna' },
  'own-overview.rows': {
    en: '{count} row|{count} rows',
    sv: '{count} rad|{count} rader',
  },
  'own-overview.found': { en: '{found} of {count} rows', sv: '{found} av {count} rader' },
  'own-overview.most': {
    en: 'The first {count} rows; narrow the values to see the others',
    sv: 'De första {count} raderna; begränsa värdena för att se de andra',
  },
  'own-overview.search': { en: 'Search in the rows', sv: 'Sök i raderna' },
  'own-overview.show': { en: 'Show', sv: 'Visa' },
  'own-overview.values': { en: 'What the overview asks for', sv: 'Det översikten frågar efter' },
  'own-overview.missing': { en: 'Enter a value for “{name}”', sv: 'Ange ett värde för ”{name}”' },
  'own-overview.missing-text': {
    en: 'The overview shows its rows as soon as it knows what it asks for above.',
    sv: 'Översikten visar sina rader så snart den vet det den frågar efter ovanför.',
  },
  'own-overview.empty': { en: 'No rows', sv: 'Inga rader' },
  'own-overview.empty-text': {
    en: 'There is nothing for these values. Change them above, or refresh later.',
    sv: 'Det finns inget för dessa värden. Ändra dem ovanför eller uppdatera senare.',
  },
  'own-overview.none-found': { en: 'No row matches the search', sv: 'Ingen rad passar sökningen' },
  'own-overview.columns': { en: 'Columns of {name}', sv: 'Kolumner i {name}' },

  'own-overview.save-as': { en: 'Save as overview', sv: 'Spara som översikt' },
  'own-overview.save-as-text': {
    en: 'The overview stands in the menu of those who reach its level. The values entered here are the ones everybody begins with.',
    sv: 'Översikten visas i menyn för dem som når nivån. Värdena som är angivna här är de som alla börjar med.',
  },
  'own-overview.name': { en: 'Name of the overview', sv: 'Översiktens namn' },
  'own-overview.interval': { en: 'Refresh interval', sv: 'Uppdateringsintervall' },
  'own-overview.seconds': { en: '{count} seconds', sv: '{count} sekunder' },
  'own-overview.saved': {
    en: '“{name}” is saved and stands in the menu.',
    sv: '”{name}” är sparad och finns i menyn.',
  },
  'own-overview.delete': { en: 'Delete overview', sv: 'Radera översikt' },
  'own-overview.delete-title': { en: 'Delete “{name}”?', sv: 'Radera ”{name}”?' },
  'own-overview.delete-text': {
    en: 'The overview, its columns and everybody’s values are lost. Its query stays.',
    sv: 'Översikten, dess kolumner och allas värden går förlorade. Frågan finns kvar.',
  },

  'refusal.own-overview-not-found': {
    en: 'There is no overview {record_no}.',
    sv: 'Det finns ingen översikt {record_no}.',
  },
  'refusal.own-overview-name-taken': {
    en: 'There is already an overview called “{name}”.',
    sv: 'Det finns redan en översikt som heter ”{name}”.',
  },
})
