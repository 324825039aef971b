import { defineTexts } from '../define-texts.ts'

/** What the server says when a rule of orders or of people at machines refuses. */
export const orderRefusals = defineTexts({
  'refusal.order-quantity-reached': {
    en: 'Order {card_no} takes only {room} more. Start the next order first.',
    sv: 'Order {card_no} rymmer bara {room} till. Starta nästa order först.',
  },
  'refusal.trace-missing': { en: 'Enter at least one trace id.', sv: 'Ange minst ett spårnings-id.' },
  'refusal.material-not-of-order': {
    en: 'Material {material_no} is not planned on order {card_no}.',
    sv: 'Material {material_no} är inte planerat på order {card_no}.',
  },
  'notification.order-done-text': {
    en: 'Order {card_no} has reached its quantity. Change order.',
    sv: 'Order {card_no} har nått sitt antal. Byt order.',
  },
  'refusal.nobody-stands-there': {
    en: '{machine_id} is only planned on. Nobody signs in there.',
    sv: '{machine_id} är bara till för planering. Ingen loggar in där.',
  },
  'refusal.not-a-planning-resource': {
    en: '{machine_id} is no planning resource.',
    sv: '{machine_id} är ingen planeringsresurs.',
  },
  'refusal.order-of-another-department': {
    en: 'Order {card_no} belongs to another department than {machine_id}.',
    sv: 'Order {card_no} hör till en annan avdelning än {machine_id}.',
  },
  'refusal.order-not-planned': {
    en: 'Order {card_no} is no longer planned.',
    sv: 'Order {card_no} är inte längre planerad.',
  },
  'refusal.pin-wrong': { en: 'The PIN is wrong.', sv: 'PIN-koden är fel.' },
  'refusal.pin-locked': {
    en: 'Too many wrong PINs. Try again in {seconds} seconds.',
    sv: 'För många felaktiga PIN-koder. Försök igen om {seconds} sekunder.',
  },
  'call.not-published': { en: 'The value {name} cannot be asked for.', sv: 'Värdet {name} kan inte efterfrågas.' },
  'refusal.material-difference': {
    en: 'Report the difference of material first: {lines}.',
    sv: 'Rapportera materialdifferensen först: {lines}.',
  },
  'refusal.card-not-found': {
    en: 'There is no order {card_no} on machine {machine_id}.',
    sv: 'Det finns ingen order {card_no} på maskin {machine_id}.',
  },
  'refusal.tool-not-found': { en: 'Tool {tool_id} does not exist.', sv: 'Verktyget {tool_id} finns inte.' },
  'refusal.setup-type-not-found': {
    en: 'Machine {machine_id} has no setup type {setup_type}.',
    sv: 'Maskin {machine_id} har ingen ställtyp {setup_type}.',
  },
  'refusal.part-not-found': {
    en: 'Part {part_no}, operation {op_no}, is not in the part register of this machine.',
    sv: 'Artikel {part_no}, operation {op_no}, finns inte i maskinens artikelregister.',
  },
  'refusal.program-not-found': {
    en: 'No planned order of machine {machine_id} uses program {program_id}.',
    sv: 'Ingen planerad order på maskin {machine_id} använder program {program_id}.',
  },
  'refusal.cancellation-not-found': {
    en: 'The cancellation no longer exists.',
    sv: 'Makuleringen finns inte längre.',
  },
  'refusal.start-disabled': {
    en: 'SF472: orders on machine {machine_id} are started by the machine or the ERP, not here.',
    sv: 'SF472: order på maskin {machine_id} startas av maskinen eller affärssystemet, inte här.',
  },
  'refusal.stop-disabled': {
    en: 'SF112: orders on machine {machine_id} cannot be stopped here.',
    sv: 'SF112: order på maskin {machine_id} kan inte stoppas här.',
  },
  'refusal.machine-runs-no-orders': {
    en: 'Machine {machine_id} only collects or plans time; no order can be started on it.',
    sv: 'Maskin {machine_id} samlar eller planerar bara tid; ingen order kan startas på den.',
  },
  'refusal.order-of-another-machine': {
    en: 'Order {card_no} is planned on machine {machine_id}.',
    sv: 'Order {card_no} är planerad på maskin {machine_id}.',
  },
  'refusal.order-cancelled': {
    en: 'The rest of order {card_no} is cancelled.',
    sv: 'Resten av order {card_no} är makulerad.',
  },
  'refusal.program-blocked': {
    en: 'Program {program_id} is blocked: {comment}',
    sv: 'Programmet {program_id} är spärrat: {comment}',
  },
  'refusal.order-runs-already': { en: 'Order {card_no} runs already.', sv: 'Order {card_no} körs redan.' },
  'refusal.order-running': {
    en: 'Order {card_no} runs. Its rest is cancelled by ending it.',
    sv: 'Order {card_no} körs. Resten makuleras när den avslutas.',
  },
  'refusal.no-such-material-line': {
    en: 'Order {card_no} has no material line {line_no}.',
    sv: 'Order {card_no} har ingen materialrad {line_no}.',
  },
  'refusal.materials-not-assigned': {
    en: 'SF370: materials must be assigned before start: {lines}',
    sv: 'SF370: material måste tilldelas före start: {lines}',
  },
  'refusal.tool-structure-missing': {
    en: 'SF183: choose one of the structures of tool {tool_id}.',
    sv: 'SF183: välj en av strukturerna för verktyg {tool_id}.',
  },
  'refusal.unit-quantity-missing': { en: 'SF6: enter the unit quantity.', sv: 'SF6: ange enhetsantalet.' },
  'refusal.cavities-missing': { en: 'Enter the number of cavities.', sv: 'Ange antalet kaviteter.' },
  'refusal.cavities-too-many': {
    en: 'The machine takes at most {max} cavities.',
    sv: 'Maskinen har högst {max} kaviteter.',
  },
  'refusal.cancellation-transferred': {
    en: 'The cancellation of order {card_no} is with the ERP already and cannot be reverted.',
    sv: 'Makuleringen av order {card_no} är redan överförd till affärssystemet och kan inte ångras.',
  },
  'refusal.block-needs-comment': {
    en: 'Write why the program is blocked.',
    sv: 'Skriv varför programmet spärras.',
  },
  'refusal.card-history-too-long': {
    en: 'The period is longer than {days} days. Choose a shorter one.',
    sv: 'Perioden är längre än {days} dagar. Välj en kortare.',
  },
  'refusal.signed-in-elsewhere': {
    en: '{employee_name} is signed in at {machine_id}. Sign out there?',
    sv: '{employee_name} är inloggad vid {machine_id}. Logga ut där?',
  },
  'refusal.not-at-machine': {
    en: '{employee_name} is not signed in at machine {machine_id}.',
    sv: '{employee_name} är inte inloggad vid maskin {machine_id}.',
  },
})
