import { defineTexts } from '../define-texts.ts'

export const outbox = defineTexts({
  'outbox.kept': {
    en: 'Kept on this terminal, not saved yet. It is sent when the server is back.|{count} entries kept on this terminal, not saved yet. They are sent when the server is back.',
    sv: 'Sparat på terminalen, ännu inte på servern. Det skickas när servern är tillbaka.|{count} poster finns på terminalen, ännu inte på servern. De skickas när servern är tillbaka.',
  },
  'outbox.waiting': { en: 'waits', sv: 'väntar' },
  'outbox.refused': { en: 'refused', sv: 'nekad|nekade' },
  'outbox.indicator': {
    en: '{count} entry on this terminal is not saved yet|{count} entries on this terminal are not saved yet',
    sv: '{count} post på terminalen är ännu inte sparad|{count} poster på terminalen är ännu inte sparade',
  },
  'outbox.title': { en: 'Not saved yet', sv: 'Ännu inte sparat' },
  'outbox.explained': {
    en: 'These entries are kept on this terminal and are sent in this order as soon as the server can be reached. Reloading or switching off loses none of them.',
    sv: 'Posterna finns på terminalen och skickas i denna ordning så snart servern kan nås. Ingen går förlorad om terminalen startas om.',
  },
  'outbox.refused-explained': {
    en: 'The server did not take these. Nothing was overwritten. Look at the stop, then enter it again or remove it here.',
    sv: 'Servern tog inte emot dessa. Inget har skrivits över. Titta på stoppet och ange det igen, eller ta bort det här.',
  },
  'outbox.refused-now': {
    en: '{machine}: an entry of yours was refused. {why}',
    sv: '{machine}: en av dina poster nekades. {why}',
  },
  'outbox.too-old': {
    en: 'It has waited for too long to be sent by itself.',
    sv: 'Den har väntat för länge för att skickas av sig själv.',
  },
  'outbox.of-others': {
    en: '{count} entry of {names} waits until that person signs in here.|{count} entries of {names} wait until they sign in here.',
    sv: '{count} post av {names} väntar tills personen loggar in här.|{count} poster av {names} väntar tills de loggar in här.',
  },
  'outbox.note': { en: 'Note', sv: 'Anteckning' },
  'outbox.stop-at': { en: 'stop {time}', sv: 'stopp {time}' },
  'outbox.send-again': { en: 'Send again', sv: 'Skicka igen' },
  'outbox.remove': { en: 'Remove', sv: 'Ta bort' },
  'outbox.open': { en: 'Look at the stop', sv: 'Titta på stoppet' },
  'outbox.empty': { en: 'Everything is saved.', sv: 'Allt är sparat.' },
  'outbox.sign-out': {
    en: '{count} entry is not saved yet. It stays on this terminal and is sent when you sign in here again.|{count} entries are not saved yet. They stay on this terminal and are sent when you sign in here again.',
    sv: '{count} post är ännu inte sparad. Den finns kvar på terminalen och skickas när du loggar in här igen.|{count} poster är ännu inte sparade. De finns kvar på terminalen och skickas när du loggar in här igen.',
  },
})
