import { defineTexts } from '../define-texts.ts'

/** Keys of programs that bring in data and of those who send signals of machines. */
export const accessKeys = defineTexts({
  'import.wrong-key': {
    en: 'This key is not valid. Make one under Administration, Bring in data.',
    sv: 'Nyckeln gäller inte. Skapa en under Administration, Läs in data.',
  },
  'signals.wrong-key': {
    en: 'This key for machine signals is not valid or was revoked. Make a new one under Administration, Machine connections.',
    sv: 'Nyckeln för maskinsignaler gäller inte eller har återkallats. Skapa en ny under Administration, Maskinanslutningar.',
  },

  'keys.import': { en: 'Keys for programs', sv: 'Nycklar för program' },
  'keys.import-about': {
    en: 'An ERP sends orders and master data to {address} with a key of its own.',
    sv: 'Ett affärssystem skickar order och grunddata till {address} med en egen nyckel.',
  },
  'keys.import-name': { en: 'Which program', sv: 'Vilket program' },
  'keys.import-name-hint': {
    en: 'Stands in the audit log beside all that it brings in.',
    sv: 'Står i loggen vid allt som det läser in.',
  },
  'keys.import-none': { en: 'No program has a key yet.', sv: 'Inget program har någon nyckel än.' },
  'keys.import-ready': {
    en: 'It is shown this once. Whoever has it can change orders and master data.',
    sv: 'Den visas bara nu. Den som har den kan ändra order och grunddata.',
  },
  'keys.import-revoke': {
    en: 'The program that has it can bring in nothing from now on.',
    sv: 'Programmet som har den kan inte läsa in något från och med nu.',
  },

  'keys.signals': { en: 'Keys for machine signals', sv: 'Nycklar för maskinsignaler' },
  'keys.signals-about': {
    en: 'Connectors and machine boxes send signals to {address} with a key. Give each hall or supplier its own: then one can be replaced without the others.',
    sv: 'Anslutningar och maskinboxar skickar signaler till {address} med en nyckel. Ge varje hall eller leverantör en egen: då kan en bytas utan de andra.',
  },
  'keys.signals-name': { en: 'What it is for', sv: 'Vad den är till för' },
  'keys.signals-name-hint': { en: 'Such as the connector of hall 1.', sv: 'Till exempel anslutningen i hall 1.' },
  'keys.signals-none': {
    en: 'There is no key: no machine can send signals.',
    sv: 'Det finns ingen nyckel: inga maskiner kan skicka signaler.',
  },
  'keys.signals-ready': {
    en: 'It is shown this once. Whoever has it can send signals of every machine.',
    sv: 'Den visas bara nu. Den som har den kan skicka signaler för alla maskiner.',
  },
  'keys.signals-revoke': {
    en: 'Everyone who sends with it is refused from now on: their machines show as out of contact, are no longer counted and get no commands. Connectors keep their signals and send them once they are started with a new key.',
    sv: 'Alla som skickar med den nekas från och med nu: deras maskiner visas utan kontakt, räknas inte längre och får inga kommandon. Anslutningar sparar sina signaler och skickar dem när de startats med en ny nyckel.',
  },
  'keys.signals-try': { en: 'Try it in a terminal', sv: 'Prova i en terminal' },

  'keys.new': { en: 'New key', sv: 'Ny nyckel' },
  'keys.make': { en: 'Make the key', sv: 'Skapa nyckeln' },
  'keys.ready': { en: 'The key', sv: 'Nyckeln' },
  'keys.key': { en: 'Key', sv: 'Nyckel' },
  'keys.copy': { en: 'Copy the key', sv: 'Kopiera nyckeln' },
  'keys.copied': { en: 'The key is copied.', sv: 'Nyckeln är kopierad.' },
  'keys.not-copied': { en: 'Select it and copy it by hand.', sv: 'Markera den och kopiera för hand.' },
  'keys.copy-line': { en: 'Copy the line', sv: 'Kopiera raden' },
  'keys.line-copied': { en: 'Copied.', sv: 'Kopierat.' },
  'keys.used': { en: 'Last used {time}', sv: 'Senast använd {time}' },
  'keys.unused': { en: 'Never used', sv: 'Aldrig använd' },
  'keys.unused-since': { en: 'Not used since this is recorded', sv: 'Inte använd sedan detta började noteras' },
  'keys.made': { en: 'Made {time} by {name}', sv: 'Skapad {time} av {name}' },
  'keys.open': { en: 'Valid', sv: 'Gäller' },
  'keys.ended': { en: 'Revoked {time}', sv: 'Återkallad {time}' },
  'keys.revoke': { en: 'Revoke', sv: 'Återkalla' },
  'keys.revoke-title': { en: 'Revoke the key “{name}”?', sv: 'Återkalla nyckeln ”{name}”?' },
  'keys.revoked': { en: 'The key {name} is revoked.', sv: 'Nyckeln {name} är återkallad.' },
  'keys.failed': { en: 'The keys could not be loaded', sv: 'Nycklarna kunde inte läsas' },

  'refusal.access-key-not-found': { en: 'This key does not exist.', sv: 'Nyckeln finns inte.' },
  'refusal.access-key-all-machines': {
    en: 'Keys need a user who may see every machine.',
    sv: 'Nycklar kräver en användare som får se alla maskiner.',
  },
})
