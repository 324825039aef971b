import { defineTexts } from '../define-texts.ts'

/** What the top bar says of the plant, and what a scanner is answered. */
export const topBar = defineTexts({
  'indicator.uncoded': {
    en: '{count} uncoded stop|{count} uncoded stops',
    sv: '{count} okodat stopp|{count} okodade stopp',
  },
  'scan.no-match': { en: 'no match for {code}', sv: 'ingen träff för {code}' },
  'scan.unknown-function': { en: 'unknown scan function', sv: 'okänd skanningsfunktion' },
  'scan.printer-set': { en: 'Printer of this device: {name}', sv: 'Enhetens skrivare: {name}' },
  'user.auto-slide': { en: 'Slide through dashboards', sv: 'Bläddra genom instrumentpaneler' },
  'user.auto-slide-text': {
    en: 'Begins a minute after the last touch.',
    sv: 'Börjar en minut efter senaste beröringen.',
  },
  'menu.live-view': { en: 'Live view', sv: 'Livevy' },
  'swap.live-view': { en: 'Live views', sv: 'Livevyer' },
  'indicator.of-what': { en: 'stops', sv: 'stopp' },
  'indicator.word': { en: 'uncoded', sv: 'okodade' },
})
