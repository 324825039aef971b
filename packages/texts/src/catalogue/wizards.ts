import { defineTexts } from '../define-texts.ts'

export const wizards = defineTexts({
  'wizard.next': { en: 'Next', sv: 'Nästa' },
  'wizard.complete': { en: 'Complete', sv: 'Slutför' },
  'wizard.completing': { en: 'Sending…', sv: 'Skickar…' },
  'wizard.back': { en: 'Back', sv: 'Tillbaka' },
  'wizard.cancel': { en: 'Cancel', sv: 'Avbryt' },
  'wizard.steps': { en: 'Steps', sv: 'Steg' },
  'wizard.position': { en: 'Step {n} of {total}: {step}', sv: 'Steg {n} av {total}: {step}' },
  'wizard.order': { en: 'Card {card_no}', sv: 'Kort {card_no}' },
  'wizard.loading': { en: 'Loading the machine…', sv: 'Hämtar maskinen…' },
  'wizard.loading-step': { en: 'Loading the step…', sv: 'Hämtar steget…' },
  'wizard.load-failed': { en: 'The machine could not be loaded.', sv: 'Maskinen kunde inte hämtas.' },
  'wizard.step-load-failed': { en: 'The step could not be loaded.', sv: 'Steget kunde inte hämtas.' },
  'wizard.no-machine': {
    en: 'Machine {machine_id} does not exist, or you may not use it.',
    sv: 'Maskin {machine_id} finns inte, eller så får du inte använda den.',
  },
  'wizard.retry': { en: 'Try again', sv: 'Försök igen' },
  'wizard.configuration-error': {
    en: 'Configuration error: please contact support.',
    sv: 'Konfigurationsfel: kontakta supporten.',
  },
  'wizard.not-booked': { en: 'Nothing was booked.', sv: 'Inget har bokats.' },
  'wizard.maybe-booked': {
    en: 'No answer came. Press again: it is never booked twice.',
    sv: 'Inget svar kom. Tryck igen: det bokas aldrig två gånger.',
  },
  'wizard.partly-booked': {
    en: 'What is marked as saved is booked.',
    sv: 'Det som är markerat som sparat är bokat.',
  },
  'wizard.signed-out': { en: 'You had been signed out.', sv: 'Du hade blivit utloggad.' },
  'wizard.already-booked': {
    en: 'The first try was booked, only its answer was lost. What stands here now differs from it and is not booked: press again only to book this as well.',
    sv: 'Det första försöket bokades, bara svaret gick förlorat. Det som står här nu är något annat och har inte bokats: tryck igen bara om även detta ska bokas.',
  },

  'wizard.unanswered': {
    en: 'Sent {at}, but no answer came: it may have been booked. Send it again to find out; it is never booked twice.',
    sv: 'Skickat {at}, men inget svar kom: det kan ha bokats. Skicka igen för att få veta; det bokas aldrig två gånger.',
  },
  'wizard.unanswered.send-again': { en: 'Send again', sv: 'Skicka igen' },
  'wizard.unanswered.later': { en: 'Later', sv: 'Senare' },
  'wizard.unanswered.discard': { en: 'Discard', sv: 'Släng' },
  'wizard.unanswered.keep': { en: 'Keep', sv: 'Behåll' },
  'wizard.unanswered.discard-ask': { en: 'Discard what was entered?', sv: 'Slänga det som angavs?' },
  'wizard.unanswered.discard-text': {
    en: 'It may have been booked already. Look at what is reported before you enter it again, or it is booked twice.',
    sv: 'Det kan redan vara bokat. Titta på det rapporterade innan du anger det igen, annars bokas det två gånger.',
  },
  'wizard.unanswered.old': {
    en: 'What was sent here more than 7 days ago never got an answer, and is dropped now. Look at what is reported to see whether it was booked.',
    sv: 'Det som skickades här för mer än 7 dagar sedan fick aldrig något svar och tas bort nu. Titta på det rapporterade för att se om det bokades.',
  },

  'wizard.order-ended': {
    en: 'Card {card_no} no longer runs on {machine_id}. Choose again; the rest is kept.',
    sv: 'Kort {card_no} pågår inte längre på {machine_id}. Välj igen; resten finns kvar.',
  },

  'wizard.restarted': {
    en: 'The wizard was restarted after inactivity. Nothing was booked.',
    sv: 'Guiden startades om efter inaktivitet. Inget har bokats.',
  },
  'wizard.leave': { en: 'Leave the wizard?', sv: 'Lämna guiden?' },
  'wizard.leave-text': {
    en: 'What you have entered is not booked and will be lost.',
    sv: 'Det du har angett är inte bokat och går förlorat.',
  },
  'wizard.leave-yes': { en: 'Leave', sv: 'Lämna' },
  'wizard.leave-no': { en: 'Stay', sv: 'Stanna' },
  'wizard.search': { en: 'Search', sv: 'Sök' },
  'wizard.search.clear': { en: 'Clear the search', sv: 'Rensa sökningen' },
  'wizard.search.narrow': {
    en: 'The first {count} are shown: narrow the search.',
    sv: 'De första {count} visas: begränsa sökningen.',
  },
  'wizard.search.none': { en: 'Nothing fits the search.', sv: 'Inget passar sökningen.' },
  'wizard.list-failed': { en: 'The list could not be loaded.', sv: 'Listan kunde inte laddas.' },
  'wizard.list-loading': { en: 'Loading the list…', sv: 'Hämtar listan…' },

  'wizard.running-order': { en: 'Running order', sv: 'Pågående order' },
  'wizard.running-order.pick': { en: 'Choose an order.', sv: 'Välj en order.' },
  'wizard.running-order.none': { en: 'No order is running on this machine.', sv: 'Ingen order pågår på maskinen.' },
  'wizard.running-order.none-hint': {
    en: 'Start an order first. The list follows by itself.',
    sv: 'Starta en order först. Listan uppdateras av sig själv.',
  },
  'wizard.running-order.loading': { en: 'Loading running orders…', sv: 'Hämtar pågående order…' },
  'wizard.running-order.failed': {
    en: 'The running orders could not be loaded.',
    sv: 'Pågående order kunde inte hämtas.',
  },
  'wizard.column.card_no': { en: 'Card', sv: 'Kort' },
  'wizard.column.work_order_no': { en: 'Order', sv: 'Order' },
  'wizard.column.part_no': { en: 'Part', sv: 'Artikel' },
  'wizard.column.part_description': { en: 'Description', sv: 'Benämning' },
  'wizard.column.op_no': { en: 'Op.', sv: 'Op.' },
  'wizard.column.planned_op_qty': { en: 'Planned', sv: 'Planerat' },
  'wizard.column.card_good_qty': { en: 'Good', sv: 'Godkänt' },
  'wizard.column.remaining_qty': { en: 'Remaining', sv: 'Återstår' },

  'wizard.employee': { en: 'Employee', sv: 'Anställd' },
  'wizard.employee.number': { en: 'Employee number', sv: 'Anställningsnummer' },
  'wizard.employee.hint': { en: 'Type or scan your number.', sv: 'Skriv eller skanna ditt nummer.' },
  'wizard.employee.enter': { en: 'Enter the employee number.', sv: 'Ange anställningsnumret.' },
  'wizard.employee.another': { en: 'Enter another employee number.', sv: 'Ange ett annat anställningsnummer.' },
  'wizard.employee.check': { en: 'Check', sv: 'Kontrollera' },
  'wizard.employee.unchecked': {
    en: 'Press Check or Enter to have the number checked.',
    sv: 'Tryck på Kontrollera eller Retur så kontrolleras numret.',
  },
  'wizard.employee.checking': { en: 'Checking the employee…', sv: 'Kontrollerar den anställde…' },
  'wizard.employee.failed': {
    en: 'The employee could not be checked, try again',
    sv: 'Den anställde kunde inte kontrolleras, försök igen',
  },

  'wizard.draft': { en: 'Go on where you were?', sv: 'Fortsätta där du var?' },
  'wizard.draft.text': {
    en: 'The page was loaded again. What you had entered at {at} and not booked yet is still here.',
    sv: 'Sidan har laddats om. Det du hade angett {at} och ännu inte bokat finns kvar.',
  },
  'wizard.draft.go-on': { en: 'Go on where you were', sv: 'Fortsätt där du var' },
  'wizard.draft.start-over': { en: 'Start over', sv: 'Börja om' },

  'wizard.quantity': { en: 'Quantity', sv: 'Antal' },
  'wizard.quantity.good': { en: 'Good quantity', sv: 'Godkänt antal' },
  'wizard.quantity.planned': { en: 'Planned', sv: 'Planerat' },
  'wizard.quantity.so-far': { en: 'Good so far', sv: 'Godkänt hittills' },
  'wizard.quantity.remaining': { en: 'Remaining', sv: 'Återstår' },
  'wizard.quantity.after': { en: 'Remaining after this', sv: 'Återstår efter detta' },
  'wizard.quantity.no-plan': { en: 'No planned quantity', sv: 'Inget planerat antal' },
  'wizard.quantity.enter': { en: 'Enter a quantity.', sv: 'Ange ett antal.' },
  'wizard.quantity.not-a-number': { en: 'This is not a quantity.', sv: 'Det här är inget antal.' },
  'wizard.quantity.below-min': {
    en: 'The quantity must be at least {min}.',
    sv: 'Antalet måste vara minst {min}.',
  },
  'wizard.quantity.above-max': { en: 'The quantity may be at most {max}.', sv: 'Antalet får vara högst {max}.' },
  'wizard.quantity.above-limit': { en: 'At most {max} can be entered here.', sv: 'Högst {max} kan anges här.' },
  'wizard.quantity.above-report': {
    en: 'At most {max} can be entered at once: more is nearly always a slip or a scanned code. Check the quantity, and enter more in several parts.',
    sv: 'Högst {max} kan anges på en gång: mer är nästan alltid en felskrivning eller en skannad kod. Kontrollera antalet, och ange mer i flera delar.',
  },
  'wizard.quantity.above-machine': {
    en: 'At most {max} in one report on this machine, as set for it. Check the quantity, and book more in several reports.',
    sv: 'Högst {max} i en rapport på den här maskinen, som det är inställt. Kontrollera antalet, och boka mer i flera rapporter.',
  },
  'wizard.started': { en: 'Order {order} has been started.', sv: 'Order {order} har startats.' },
  'wizard.sent-to-printer': { en: 'Sent to printer {printer}.', sv: 'Skickat till skrivare {printer}.' },
  'wizard.tool-structure': { en: 'Tool structure', sv: 'Verktygsstruktur' },
  'wizard.any-order': { en: 'Order', sv: 'Order' },
  'wizard.proportion': { en: 'Is this number right?', sv: 'Stämmer antalet?' },
  'wizard.proportion.good': {
    en: '{planned} planned, {left} left: book {quantity} all the same?',
    sv: '{planned} planerade, {left} återstår: boka {quantity} ändå?',
  },
  'wizard.proportion.scrap': {
    en: '{planned} planned, {good} good and {scrap} scrapped so far: scrap {quantity} more all the same?',
    sv: '{planned} planerade, {good} godkända och {scrap} kasserade hittills: kassera {quantity} till ändå?',
  },
  'wizard.proportion.pallet': {
    en: '{good} made so far, {on_flags} on pallet flags: print a flag for {quantity} all the same?',
    sv: '{good} tillverkade hittills, {on_flags} på pallflaggor: skriv ut en flagga för {quantity} ändå?',
  },
  'wizard.proportion.rework': {
    en: '{planned} planned, {good} good so far: rework {quantity} all the same?',
    sv: '{planned} planerade, {good} godkända hittills: omarbeta {quantity} ändå?',
  },
  'wizard.proportion.material': {
    en: 'The order needs {planned} {unit} of {material}, {scrap} scrapped so far: scrap {quantity} more all the same?',
    sv: 'Ordern behöver {planned} {unit} av {material}, {scrap} kasserat hittills: kassera {quantity} till ändå?',
  },
  'wizard.proportion.cycles': {
    en: 'These cycles are {quantity} pieces of order {card_no}, {planned} planned, {scrap} scrapped so far: scrap them all the same?',
    sv: 'Cyklerna är {quantity} detaljer av order {card_no}, {planned} planerade, {scrap} kasserade hittills: kassera dem ändå?',
  },
  'wizard.proportion.start-up': {
    en: '{quantity} pieces of order {card_no} become start-up scrap, {planned} planned, {scrap} scrapped so far: book them all the same?',
    sv: '{quantity} detaljer av order {card_no} blir uppstartskassation, {planned} planerade, {scrap} kasserade hittills: boka dem ändå?',
  },
  'wizard.proportion.adjusted': {
    en: '{planned} planned, {scrap} scrapped so far: scrap {quantity} more all the same?',
    sv: '{planned} planerade, {scrap} kasserade hittills: kassera {quantity} till ändå?',
  },
  'wizard.proportion.cycle': {
    en: 'The part makes {usual} a cycle: {quantity} all the same?',
    sv: 'Artikeln ger {usual} per cykel: {quantity} ändå?',
  },
  'wizard.proportion.order-size': { en: 'An order of {quantity} pieces?', sv: 'En order på {quantity} detaljer?' },
  'wizard.proportion.share.overProduction': {
    en: '{share} % more than planned; this plant asks above {above} %.',
    sv: '{share} % mer än planerat; anläggningen frågar över {above} %.',
  },
  'wizard.proportion.share.pallet': {
    en: 'The flags would say {share} % more than was made; this plant asks above {above} %.',
    sv: 'Flaggorna skulle visa {share} % mer än vad som tillverkats; anläggningen frågar över {above} %.',
  },
  'wizard.proportion.share.scrap': {
    en: '{share} % of what is planned or made would be scrap; this plant asks above {above} %.',
    sv: '{share} % av det planerade eller tillverkade skulle vara kassation; anläggningen frågar över {above} %.',
  },
  'wizard.proportion.usual': {
    en: 'A usual report on this machine is {max} at most.',
    sv: 'En vanlig rapport på den här maskinen är högst {max}.',
  },
  'wizard.proportion.more-will-come': { en: 'Yes, and more will come', sv: 'Ja, och mer kommer' },
  'wizard.proportion.fully-reported': {
    en: 'Yes, and the order is fully reported',
    sv: 'Ja, och ordern är färdigrapporterad',
  },
  'wizard.proportion.yes': { en: 'Yes, it is right', sv: 'Ja, det stämmer' },
  'wizard.proportion.no': { en: 'No, change it', sv: 'Nej, ändra' },
  'wizard.proportion.most-times': {
    en: 'At most {max} can be entered here: {planned} are planned, and an order takes {size} times its plan at most ({whole}). Check the quantity; if it is right, have the planned quantity raised first.',
    sv: 'Högst {max} kan anges här: {planned} är planerade, och en order tar högst {size} gånger sin plan ({whole}). Kontrollera antalet; stämmer det, låt höja det planerade antalet först.',
  },
  'wizard.proportion.most-above': {
    en: 'At most {max} can be entered here: {planned} are planned, and an order takes {size} more than its plan at most ({whole}). Check the quantity; if it is right, have the planned quantity raised first.',
    sv: 'Högst {max} kan anges här: {planned} är planerade, och en order tar högst {size} mer än sin plan ({whole}). Kontrollera antalet; stämmer det, låt höja det planerade antalet först.',
  },
  'wizard.proportion.most-scrap': {
    en: 'At most {max} can be entered here: {planned} are planned and {made} made, and no more can be scrapped. Check the quantity.',
    sv: 'Högst {max} kan anges här: {planned} är planerade och {made} tillverkade, och mer kan inte kasseras. Kontrollera antalet.',
  },
  'wizard.quantity.is-overproduced': {
    en: 'Order is over-produced, are you sure you want to continue?',
    sv: 'Order är överproducerad, är du säker på att du vill fortsätta?',
  },
  'wizard.quantity.becomes-overproduced': {
    en: 'Order will be over-produced, are you sure you want to continue?',
    sv: 'Order kommer att vara överproducerad, är du säker på att du vill fortsätta?',
  },
  'wizard.quantity.above-usual': {
    en: 'Quantity is above {max}, are you sure you want to continue?',
    sv: 'Kvantitet är över {max}, är du säker på att du vill fortsätta?',
  },

  'wizard.keypad': { en: 'Keypad', sv: 'Knappsats' },
  'wizard.keypad.clear': { en: 'Clear', sv: 'Rensa' },
  'wizard.keypad.backspace': { en: 'Delete last', sv: 'Ta bort sista' },
  'wizard.keypad.sign': { en: 'Plus or minus', sv: 'Plus eller minus' },
  'wizard.keypad.decimal': { en: 'Decimal point', sv: 'Decimaltecken' },
  'wizard.keypad.enter': { en: 'Enter', sv: 'Retur' },

  'wizard.note': { en: 'Note', sv: 'Anteckning' },
  'wizard.note.optional': { en: 'Note (may be left empty)', sv: 'Anteckning (får lämnas tom)' },
  'wizard.note.enter': { en: 'Write a note.', sv: 'Skriv en anteckning.' },
  'wizard.note.too-long': { en: 'The note is too long.', sv: 'Anteckningen är för lång.' },
  'wizard.note.left': { en: '{count} character left|{count} characters left', sv: '{count} tecken kvar' },

  'wizard.order-summary': { en: 'Summary', sv: 'Sammanfattning' },
  'wizard.order-summary.booking': { en: 'Will be booked', sv: 'Kommer att bokas' },
  'wizard.order-summary.order': { en: 'Order', sv: 'Order' },
  'wizard.order-summary.part_no': { en: 'Part number', sv: 'Artikelnummer' },
  'wizard.order-summary.part_description': { en: 'Part description', sv: 'Benämning' },
  'wizard.order-summary.order_no': { en: 'Order number', sv: 'Ordernummer' },
  'wizard.order-summary.order_amount': { en: 'Ordered', sv: 'Beställt antal' },
  'wizard.order-summary.cycle_amount': { en: 'Pieces per cycle', sv: 'Antal per cykel' },
  'wizard.order-summary.op_no': { en: 'Operation number', sv: 'Operationsnummer' },
  'wizard.order-summary.op_name': { en: 'Operation name', sv: 'Operationsnamn' },
  'wizard.order-summary.planned_setup_time': { en: 'Planned setup time', sv: 'Planerad ställtid' },
  'wizard.order-summary.planned_unit_time': { en: 'Planned unit time', sv: 'Planerad stycktid' },
  'wizard.order-summary.planned_speed': { en: 'Planned speed', sv: 'Planerad hastighet' },
  'wizard.order-summary.capacity_factor': { en: 'Capacity factor', sv: 'Kapacitetsfaktor' },
  'wizard.unit.seconds': { en: '{amount} s', sv: '{amount} s' },
  'wizard.unit.per-hour': { en: '{amount} per hour', sv: '{amount} per timme' },

  'wizard.report-quantity': { en: 'Report quantity', sv: 'Rapportera antal' },
  'wizard.report-quantity.done': {
    en: '{quantity} booked on {card_no}. Good in total {total}, remaining {remaining}.',
    sv: '{quantity} bokat på {card_no}. Godkänt totalt {total}, återstår {remaining}.',
  },
  'wizard.report-quantity.done-full': {
    en: '{quantity} booked on {card_no}, {total} good in total. The order is fully reported and has ended.',
    sv: '{quantity} bokat på {card_no}, totalt {total} godkända. Ordern är färdigrapporterad och avslutad.',
  },
  'wizard.report-quantity.done-over': {
    en: '{quantity} booked on {card_no}. Good in total {total}, {over} more than ordered.',
    sv: '{quantity} bokat på {card_no}. Godkänt totalt {total}, {over} mer än beställt.',
  },
  'wizard.report-quantity.done-no-plan': {
    en: '{quantity} booked on {card_no}. Good in total {total}.',
    sv: '{quantity} bokat på {card_no}. Godkänt totalt {total}.',
  },
})
