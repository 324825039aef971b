import { defineTexts } from '../define-texts.ts'

export const losses = defineTexts({
  'losses.title': { en: 'Where the time went', sv: 'Vart tiden tog vägen' },
  'losses.name': { en: 'Time', sv: 'Tid' },
  'losses.duration': { en: 'Duration', sv: 'Längd' },
  'losses.of-planned': { en: 'Of planned time', sv: 'Av planerad tid' },
  'losses.machines': { en: '{count} machine|{count} machines', sv: '{count} maskin|{count} maskiner' },
  'losses.step.calendar': { en: 'Calendar time', sv: 'Kalendertid' },
  'losses.step.scheduled': { en: 'Planned time', sv: 'Planerad tid' },
  'losses.step.available': { en: 'Available time', sv: 'Tillgänglig tid' },
  'losses.step.running': { en: 'Running', sv: 'Gångtid' },
  'losses.step.speed': { en: 'At planned speed', sv: 'I planerad takt' },
  'losses.step.good': { en: 'Good pieces', sv: 'Godkända bitar' },
  'loss.unused': { en: 'Not in use', sv: 'Inte i bruk' },
  'loss.unplanned': { en: 'Not planned', sv: 'Ej planerad' },
  'loss.planned': { en: 'Planned stop', sv: 'Planerat stopp' },
  'loss.setup': { en: 'Setup', sv: 'Ställ' },
  'loss.breakdown': { en: 'Breakdown', sv: 'Haveri' },
  'loss.waiting': { en: 'Waiting', sv: 'Väntan' },
  'loss.uncoded': { en: 'Stop without a reason', sv: 'Stopp utan orsak' },
  'loss.silent': { en: 'No contact', sv: 'Ingen kontakt' },
  'loss.slow': { en: 'Slow running', sv: 'Låg takt' },
  'loss.scrap': { en: 'Scrap', sv: 'Kassation' },
  'losses.good-share': {
    en: 'The share of good pieces in planned time is the OEE.',
    sv: 'Andelen godkända bitar av planerad tid är TAK.',
  },
})
