import { defineTexts } from '../define-texts.ts'

/** The picture of what machines did: its page, its widget and its table. */
export const timeHistory = defineTexts({
  'title.time-history': { en: 'Time history', sv: 'Tidshistorik' },
  'menu.time-history': { en: 'Time history', sv: 'Tidshistorik' },
  'help.page.time-history': {
    en: 'What the machines did, hour by hour: running is a green line, every stop a tall bar in the colour of its reason, and striped while nobody has said why. Tap striped bars, drag over them or press a machine’s name to select them, then code them all at once. Other bars show their details. Zoom with two fingers, with Ctrl and the wheel, with + and −, or with a double tap on an hour.',
    sv: 'Vad maskinerna gjorde, timme för timme: drift är en grön linje, varje stopp en hög stapel i orsakens färg, randig så länge ingen har sagt varför. Tryck på randiga staplar, dra över dem eller tryck på en maskins namn för att välja dem och koda sedan alla på en gång. Andra staplar visar sina uppgifter. Zooma med två fingrar, med Ctrl och hjulet, med + och −, eller med ett dubbeltryck på en timme.',
  },

  'widget.time-history': { en: 'Time history', sv: 'Tidshistorik' },
  'widget.time-history.description': {
    en: 'The stops of machines hour by hour, to look at and to code',
    sv: 'Maskinernas stopp timme för timme, att titta på och att koda',
  },
  'option.time-history-rows': { en: 'One row per', sv: 'En rad per' },
  'option.show-tools': { en: 'Show zoom and table', sv: 'Visa zoom och tabell' },
  'option.show-legend': { en: 'Show legend', sv: 'Visa förklaring' },
  'choice.time-history-rows.machine': { en: 'Machine', sv: 'Maskin' },
  'choice.time-history-rows.hour': { en: 'Machine and hour', sv: 'Maskin och timme' },
  'choice.time-history-period.shift': { en: 'Shift', sv: 'Skift' },
  'choice.time-history-period.today': { en: 'Today', sv: 'I dag' },
  'choice.time-history-period.h8': { en: '8 h', sv: '8 h' },
  'choice.time-history-period.h24': { en: '24 h', sv: '24 h' },
  'choice.time-history-period.h48': { en: '48 h', sv: '48 h' },

  'time-history.period': { en: 'Period', sv: 'Period' },
  'time-history.rows': { en: 'One row per', sv: 'En rad per' },
  'time-history.shown-as': { en: 'Show as', sv: 'Visa som' },
  'time-history.picture': { en: 'Picture', sv: 'Bild' },
  'time-history.table': { en: 'Table', sv: 'Tabell' },
  'time-history.zoom-in': { en: 'Zoom in', sv: 'Zooma in' },
  'time-history.zoom-out': { en: 'Zoom out', sv: 'Zooma ut' },
  'time-history.whole': { en: 'Show all', sv: 'Visa allt' },
  'time-history.earlier': { en: 'Earlier', sv: 'Tidigare' },
  'time-history.later': { en: 'Later', sv: 'Senare' },
  'time-history.stops': { en: 'Stops', sv: 'Stopp' },
  'time-history.bar': {
    en: '{machine}, {start} to {end}, {duration}, {reason}',
    sv: '{machine}, {start} till {end}, {duration}, {reason}',
  },
  'time-history.select-row': { en: 'Select its uncoded stops', sv: 'Välj dess okodade stopp' },
  'time-history.uncoded': { en: 'uncoded', sv: 'okodade' },
  'time-history.hour': { en: 'Hour', sv: 'Timme' },
  'time-history.micro': { en: '{count} micro-stop|{count} micro-stops', sv: '{count} mikrostopp|{count} mikrostopp' },
  'time-history.unplanned': { en: 'Unplanned time', sv: 'Oplanerad tid' },
  'time-history.unknown': { en: 'No contact', sv: 'Ingen kontakt' },
  'time-history.more-reasons': {
    en: '{count} more reason|{count} more reasons',
    sv: '{count} orsak till|{count} orsaker till',
  },
  'time-history.legend': { en: 'Legend', sv: 'Förklaring' },
  'time-history.no-stops': { en: 'No stops in this period', sv: 'Inga stopp under perioden' },
  'time-history.failed': { en: 'The time history could not be loaded', sv: 'Tidshistoriken kunde inte hämtas' },

  'time-history.machines-of': { en: 'Machines ({count})', sv: 'Maskiner ({count})' },
  'time-history.choose-machines': { en: 'Choose machines', sv: 'Välj maskiner' },
  'time-history.choose-text': {
    en: 'Choose the machines whose time you want to see.',
    sv: 'Välj maskinerna vars tid du vill se.',
  },
  'time-history.no-machines': { en: 'No machines here', sv: 'Inga maskiner här' },
  'time-history.show': {
    en: 'Show {count} machine|Show {count} machines',
    sv: 'Visa {count} maskin|Visa {count} maskiner',
  },
  'time-history.first-machines': {
    en: 'The first {count} machines are shown: choose fewer to see others.',
    sv: 'De första {count} maskinerna visas: välj färre för att se andra.',
  },
})
