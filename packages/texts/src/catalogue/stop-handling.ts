import { defineTexts } from '../define-texts.ts'

/** Lists of stops, coding several of them, notes, splitting, likely reasons and resuming setup. */
export const stopHandling = defineTexts({
  'title.uncoded-stops': { en: 'Uncoded stops', sv: 'Okodade stopp' },
  'title.stop-history': { en: 'Stop history', sv: 'Stopphistorik' },
  'title.code-stops': { en: 'Code stops', sv: 'Koda stopp' },
  'title.split-stop': { en: 'Split stop', sv: 'Dela stopp' },

  'stops.uncoded': { en: 'Uncoded stops', sv: 'Okodade stopp' },
  'stops.history': { en: 'Stop history', sv: 'Stopphistorik' },
  'stops.last-days': { en: 'last 7 days', sv: 'senaste 7 dagarna' },
  'stops.count': { en: '{count} stop|{count} stops', sv: '{count} stopp|{count} stopp' },
  'stops.selected': {
    en: '{count} stop selected|{count} stops selected',
    sv: '{count} stopp valt|{count} stopp valda',
  },
  'stops.select-all': { en: 'Select all', sv: 'Välj alla' },
  'stops.all-shifts': { en: 'All shifts', sv: 'Alla skift' },
  'stops.none': { en: 'No uncoded stops', sv: 'Inga okodade stopp' },
  'stops.none-in-shift': { en: 'No uncoded stops in this shift', sv: 'Inga okodade stopp i det här skiftet' },
  'stops.in-earlier-shifts': {
    en: '{count} uncoded stop in earlier shifts.|{count} uncoded stops in earlier shifts.',
    sv: '{count} okodat stopp i tidigare skift.|{count} okodade stopp i tidigare skift.',
  },
  'stops.show-all-shifts': { en: 'Show all shifts', sv: 'Visa alla skift' },
  'stops.show-list': { en: 'Show all', sv: 'Visa alla' },
  'stops.none-in-history': { en: 'No stops in the last 7 days', sv: 'Inga stopp de senaste 7 dagarna' },
  'stops.none-of-filter': { en: 'No stops match the filter', sv: 'Inga stopp matchar filtret' },
  'stops.filter': { en: 'Show', sv: 'Visa' },
  'stops.filter-all': { en: 'All', sv: 'Alla' },
  'stops.filter-uncoded': { en: 'Uncoded', sv: 'Okodade' },
  'stops.filter-micro': { en: 'Micro-stops', sv: 'Mikrostopp' },
  'stops.filter-coded': { en: 'Coded', sv: 'Kodade' },

  'stops.machine': { en: 'Machine', sv: 'Maskin' },
  'stops.stop': { en: 'Stop', sv: 'Stopp' },
  'stops.start': { en: 'Start', sv: 'Start' },
  'stops.end': { en: 'End', sv: 'Slut' },
  'stops.duration': { en: 'Duration', sv: 'Varaktighet' },
  'stops.shift': { en: 'Shift', sv: 'Skift' },
  'stops.shift-number': { en: 'Shift {shift}', sv: 'Skift {shift}' },
  'stops.order': { en: 'Order', sv: 'Order' },
  'stops.reason': { en: 'Stop reason', sv: 'Stopporsak' },
  'stops.note': { en: 'Note', sv: 'Anteckning' },
  'stops.coded-by': { en: 'Coded by', sv: 'Kodad av' },
  'stops.automatic': { en: 'Automatic', sv: 'Automatisk' },
  'stops.asks-in': { en: 'asks in {time}', sv: 'frågar om {time}' },
  'stops.micro': { en: 'Micro-stop', sv: 'Mikrostopp' },
  'stops.ongoing': { en: 'Ongoing', sv: 'Pågår' },

  'stops.code': { en: 'Code', sv: 'Koda' },
  'stops.split': { en: 'Split stop', sv: 'Dela stopp' },
  'stops.split-one': { en: 'Select one stop to split it.', sv: 'Välj ett stopp för att dela det.' },
  'stops.split-coded': { en: 'Only an uncoded stop can be split.', sv: 'Bara ett okodat stopp kan delas.' },
  'stops.split-unplanned': {
    en: 'A stop outside the shifts cannot be split.',
    sv: 'Ett stopp utanför skiften kan inte delas.',
  },

  'stops.code-heading': {
    en: 'Why did this stop happen?|Why did these {count} stops happen?',
    sv: 'Varför hände stoppet?|Varför hände de {count} stoppen?',
  },
  'stops.to-code': { en: 'Stops to code', sv: 'Stopp att koda' },
  'stops.leave-out': { en: 'Leave out {stop}', sv: 'Ta bort {stop}' },
  'stops.all-coded': { en: 'These stops are coded now', sv: 'De här stoppen är kodade nu' },
  'stops.no-common-code': { en: 'These machines share no stop code', sv: 'Maskinerna har ingen gemensam stoppkod' },
  'stops.no-common-code-text': {
    en: 'Code the stops of each machine by itself.',
    sv: 'Koda stoppen för varje maskin för sig.',
  },
  'stops.save': { en: 'Code {count} stop|Code {count} stops', sv: 'Koda {count} stopp|Koda {count} stopp' },
  'stops.progress': { en: '{done} of {all}', sv: '{done} av {all}' },
  'stops.saved': {
    en: '{count} stop coded: {code} {description}|{count} stops coded: {code} {description}',
    sv: '{count} stopp kodat: {code} {description}|{count} stopp kodade: {code} {description}',
  },
  'stops.not-all-coded': {
    en: '{done} of {all} stops coded. Not coded: {failed}',
    sv: '{done} av {all} stopp kodade. Inte kodade: {failed}',
  },
  'stops.note-uncoded': {
    en: 'Code the stops before writing a note on them.',
    sv: 'Koda stoppen innan du skriver en anteckning.',
  },
  'stops.no-note': { en: 'No note yet', sv: 'Ingen anteckning än' },
  'stops.noted': {
    en: '{count} of them has a note.|{count} of them have a note.',
    sv: '{count} av dem har en anteckning.|{count} av dem har en anteckning.',
  },
  'stops.note-saved': {
    en: 'Note saved on {count} stop|Note saved on {count} stops',
    sv: 'Anteckning sparad på {count} stopp|Anteckning sparad på {count} stopp',
  },
  'stops.note-deleted': {
    en: 'Note deleted on {count} stop|Notes deleted on {count} stops',
    sv: 'Anteckning borttagen på {count} stopp|Anteckningar borttagna på {count} stopp',
  },
  'stops.not-all-noted': {
    en: 'Note saved on {done} of {all} stops. Not saved: {failed}',
    sv: 'Anteckning sparad på {done} av {all} stopp. Inte sparad: {failed}',
  },
  'stops.overwrite-notes': { en: 'Overwrite notes', sv: 'Skriv över anteckningar' },
  'stops.delete-notes': { en: 'Delete notes', sv: 'Ta bort anteckningar' },
  'stops.overwrite-question': {
    en: '{count} of the selected stops has a note already. It is lost.|{count} of the selected stops have a note already. They are lost.',
    sv: '{count} av de valda stoppen har redan en anteckning. Den försvinner.|{count} av de valda stoppen har redan anteckningar. De försvinner.',
  },
  'stops.failed-more': { en: '{failed} and {more} more', sv: '{failed} och {more} till' },

  'stops.split-short': { en: 'The stop is too short to be split.', sv: 'Stoppet är för kort för att delas.' },
  'stops.split-time': { en: 'Split at', sv: 'Dela kl.' },
  'stops.split-minutes': { en: 'Minutes from the start', sv: 'Minuter från början' },
  'stops.split-earlier': { en: 'One minute earlier', sv: 'En minut tidigare' },
  'stops.split-later': { en: 'One minute later', sv: 'En minut senare' },
  'stops.split-outside': { en: 'Give a time between {from} and {to}.', sv: 'Ange en tid mellan {from} och {to}.' },
  'stops.split-here': { en: 'Split here', sv: 'Dela här' },
  'stops.split-done': { en: 'Stop split. Code its first part now.', sv: 'Stoppet är delat. Koda första delen nu.' },
  'stops.cut': { en: 'Cut', sv: 'Snitt' },
  'stops.cut-hint': {
    en: 'Drag the cut, or move it with the arrow keys (1 min) and shift + arrow (10 min).',
    sv: 'Dra snittet, eller flytta det med piltangenterna (1 min) och skift + pil (10 min).',
  },
  'stops.first-part': { en: 'First part', sv: 'Första delen' },
  'stops.second-part': { en: 'Second part', sv: 'Andra delen' },

  'likely.heading': { en: 'Most likely', sv: 'Troligast' },
  'likely.at-this-hour': {
    en: '{count} of the last {of} stops at this hour',
    sv: '{count} av de senaste {of} stoppen vid den här tiden',
  },
  'likely.after-the-same': {
    en: '{count} of the last {of} stops that followed the same reason',
    sv: '{count} av de senaste {of} stoppen efter samma orsak',
  },

  'setup.resume': { en: 'Resume setup', sv: 'Återuppta ställ' },
  'setup.resuming': { en: 'Resuming setup..', sv: 'Återupptar ställ..' },
  'setup.resumed': { en: 'Resumed', sv: 'Återupptaget' },
  'setup.choose-reason': { en: 'Choose setup stop reason', sv: 'Välj stopporsak för ställ' },
  'popup.closes-in': { en: 'Closes in {count} s', sv: 'Stängs om {count} s' },
})
