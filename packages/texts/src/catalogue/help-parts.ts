import { defineTexts } from '../define-texts.ts'

/** Help for panels, for parts of the bars, and for what a scanner can read. */
export const helpParts = defineTexts({
  'help.part.live-view-swap': {
    en: 'The live views of the company: all machines of the place you are at, large enough for a wall.',
    sv: 'Företagets livevyer: alla maskiner på platsen där du är, stora nog för en vägg.',
  },
  'help.panel.activity-create': {
    en: 'Creates the chosen activity at the machine, now or for the dates you give.',
    sv: 'Skapar den valda aktiviteten vid maskinen, nu eller för de datum du anger.',
  },
  'help.panel.activity-run': {
    en: 'Opens the steps in which the chosen activity is performed.',
    sv: 'Öppnar stegen där den valda aktiviteten utförs.',
  },
  'help.panel.activity-certify': {
    en: 'Certifies what was performed, or rejects it with a reason. The answers are behind the button.',
    sv: 'Attesterar det som utförts, eller underkänner det med ett skäl. Svaren finns bakom knappen.',
  },
  'help.panel.planned-order': {
    en: 'Starts the order. What the machine has to know first is asked one after the other; closing a question starts nothing.',
    sv: 'Startar ordern. Det maskinen måste veta frågas i tur och ordning; stänger du en fråga startas inget.',
  },
  'help.panel.noted-stops': {
    en: 'Writes one note to all stops you have chosen in the list of notes.',
    sv: 'Skriver en anteckning på alla stopp du har valt i listan.',
  },
  'help.panel.running-order-links': {
    en: 'Which orders you have chosen, and where more about them is told.',
    sv: 'Vilka order du har valt, och var det står mer om dem.',
  },
  'help.panel.finished-order': {
    en: 'What can still be done with an order that has run.',
    sv: 'Vad som fortfarande kan göras med en order som har körts.',
  },
  'help.panel.machine-actions': {
    en: 'What can be done with the machine you have chosen. What you may not do, or what the machine is not set up for, is not here.',
    sv: 'Vad som kan göras med maskinen du har valt. Det du inte får göra, eller som maskinen inte är inställd för, finns inte här.',
  },
  'help.panel.stop-code': {
    en: 'Saves the chosen reason for the stop. “Saved” comes when the server has it.',
    sv: 'Sparar den valda orsaken för stoppet. ”Sparat” kommer när servern har den.',
  },
  'help.panel.uncoded-stops': {
    en: 'Codes or splits the stops you have chosen in the list.',
    sv: 'Kodar eller delar stoppen du har valt i listan.',
  },
  'help.panel.multi-uncoded': {
    en: 'Saves one reason for all chosen stops. Stops that somebody else coded meanwhile are named.',
    sv: 'Sparar en orsak för alla valda stopp. Stopp som någon annan har kodat under tiden nämns.',
  },
  'help.panel.stop-history': {
    en: 'Gives the chosen stops of the past another reason.',
    sv: 'Ger de valda tidigare stoppen en annan orsak.',
  },
  'help.panel.multi-note': {
    en: 'Writes one note to all chosen stops. An empty note deletes the old one.',
    sv: 'Skriver en anteckning på alla valda stopp. En tom anteckning tar bort den gamla.',
  },
  'help.panel.running-order-stop': {
    en: 'Ends the run of the chosen order. It asks once more before it does.',
    sv: 'Avslutar körningen av den valda ordern. Den frågar en gång till innan den gör det.',
  },
  'help.panel.sign-out': {
    en: 'Signs the chosen person out of the machine.',
    sv: 'Loggar ut den valda personen från maskinen.',
  },
  'help.part.uncoded-indicator': {
    en: 'How many stops have no reason yet, at the place you have chosen. Red with a warning sign above zero. Press it to see them.',
    sv: 'Hur många stopp som saknar orsak på platsen du har valt. Rött med en varningssymbol över noll. Tryck för att se dem.',
  },
  'help.part.location': {
    en: 'Which machines the overviews show: all, your own, or those of a department, a zone or a category.',
    sv: 'Vilka maskiner översikterna visar: alla, dina egna, eller de i en avdelning, en zon eller en kategori.',
  },
  'help.part.machine-swap': {
    en: 'Type a part of a machine’s number or name. Enter opens it when only one is left.',
    sv: 'Skriv en del av en maskins nummer eller namn. Enter öppnar den när bara en är kvar.',
  },
  'help.part.connection': {
    en: 'Whether what you see is true now. When the connection is lost it says for how long, and figures are marked as old.',
    sv: 'Om det du ser stämmer just nu. När anslutningen är bruten står det hur länge, och siffror märks som gamla.',
  },
  'help.part.outbox': {
    en: 'What was entered at this terminal and the server does not have yet. Press to see the entries, and those that were refused. They are sent by themselves.',
    sv: 'Det som angetts vid terminalen och som servern ännu inte har. Tryck för att se posterna och de som nekats. De skickas av sig själva.',
  },
  'help.part.user-menu': {
    en: 'Language, light or dark, zoom, your settings, and signing out.',
    sv: 'Språk, ljust eller mörkt, zoom, dina inställningar och utloggning.',
  },
  'help.part.menu': {
    en: 'The ways through the product. Only what you may open is here.',
    sv: 'Vägarna genom produkten. Bara det du får öppna finns här.',
  },
  'scan-help.intro': {
    en: 'A scanner works on every page, whatever is marked. What it can read:',
    sv: 'En skanner fungerar på alla sidor, vad som än är markerat. Vad den kan läsa:',
  },
  'scan-help.machine': { en: 'A machine’s number: opens the machine.', sv: 'En maskins nummer: öppnar maskinen.' },
  'scan-help.card': {
    en: 'A card number: opens the order at its machine.',
    sv: 'Ett kortnummer: öppnar ordern vid dess maskin.',
  },
  'scan-help.work-order': {
    en: 'A work order number that runs: opens it.',
    sv: 'Ett arbetsordernummer som pågår: öppnar den.',
  },
  'scan-help.tool': {
    en: 'A tool’s number: opens the machine it sits in.',
    sv: 'Ett verktygs nummer: öppnar maskinen det sitter i.',
  },
  'scan-help.employee': {
    en: 'An employee number, where one is asked for: signs that person in.',
    sv: 'Ett anställningsnummer, där det efterfrågas: loggar in personen.',
  },
  'scan-help.printer': {
    en: 'A printer’s code makes it the printer of this device:',
    sv: 'En skrivares kod gör den till enhetens skrivare:',
  },
  'help.panel.cavities': {
    en: 'Opens or closes the chosen cavities, with a note if you like. All of them must be in the same state.',
    sv: 'Öppnar eller stänger de valda kaviteterna, gärna med en anteckning. Alla måste vara antingen öppna eller stängda.',
  },
  'help.panel.mass-sign-in': {
    en: 'Signs one employee in or out at several machines at once, and lists afterwards what was done.',
    sv: 'Loggar in eller ut en anställd vid flera maskiner på en gång och visar sedan vad som gjordes.',
  },
  'help.panel.erp-status': {
    en: 'Sends the chosen records to the ERP again, or deletes them after asking. What was booked here stays.',
    sv: 'Skickar de valda posterna till affärssystemet igen, eller tar bort dem efter en fråga. Det som bokats här finns kvar.',
  },
  'help.panel.erp-pallet-flags': {
    en: 'Sends the failed reporting of the chosen pallet flags again, or deletes it after asking.',
    sv: 'Skickar den misslyckade rapporteringen av de valda pallflaggorna igen, eller tar bort den efter en fråga.',
  },
})
