import { defineTexts } from '../define-texts.ts'

/** What the server says when a rule refuses, by the refusal's name. */
export const refusals = defineTexts({
  'refusal.choices-of-a-device': {
    en: 'This account belongs to a shared device. What is chosen there stays there.',
    sv: 'Kontot hör till en delad enhet. Det som väljs där stannar där.',
  },
  'refusal.quantity-not-positive': { en: 'The quantity must be above zero.', sv: 'Antalet måste vara större än noll.' },
  'refusal.quantity-too-large': {
    en: 'At most {max} can be reported at once.',
    sv: 'Högst {max} kan rapporteras på en gång.',
  },
  'refusal.quantity-out-of-proportion': {
    en: '{quantity} does not fit order {card_no}: {planned} are planned, and at most {max} more can be booked. If the number is right, have the planned quantity raised first.',
    sv: '{quantity} passar inte order {card_no}: {planned} är planerade och högst {max} till kan bokas. Stämmer antalet, låt höja det planerade antalet först.',
  },
  'refusal.scrap-out-of-proportion': {
    en: '{quantity} scrapped does not fit order {card_no}: {planned} are planned and {made} made, so at most {max} more can be scrapped. Check the quantity.',
    sv: '{quantity} kasserade passar inte order {card_no}: {planned} är planerade och {made} tillverkade, så högst {max} till kan kasseras. Kontrollera antalet.',
  },
  'refusal.material-out-of-proportion': {
    en: '{quantity} of {material_no} does not fit order {card_no}: {planned} is planned for it, and at most {max} can be booked.',
    sv: '{quantity} av {material_no} passar inte order {card_no}: {planned} är planerat till den och högst {max} kan bokas.',
  },
  'refusal.cycle-out-of-proportion': {
    en: '{quantity} pieces a cycle do not fit an order of {planned}: at most {max} are taken.',
    sv: '{quantity} detaljer per cykel passar inte en order på {planned}: högst {max} tas emot.',
  },
  'refusal.quantity-below-input': {
    en: 'At least {min} must be reported at once on {machine_id}.',
    sv: 'Minst {min} måste rapporteras på en gång på {machine_id}.',
  },
  'refusal.quantity-above-input': {
    en: 'At most {max} can be reported at once on {machine_id}.',
    sv: 'Högst {max} kan rapporteras på en gång på {machine_id}.',
  },
  'refusal.time-in-future': {
    en: 'The time lies in the future. Check the clock of this terminal.',
    sv: 'Tiden ligger i framtiden. Kontrollera klockan på terminalen.',
  },
  'refusal.time-before-order': {
    en: 'The time lies before the start of the order.',
    sv: 'Tiden ligger före orderns start.',
  },
  'refusal.no-stop-to-code': {
    en: 'The machine runs and no stop is chosen.',
    sv: 'Maskinen går och inget stopp är valt.',
  },
  'refusal.stop-code-unknown': {
    en: 'Stop code {code} is not valid for this machine.',
    sv: 'Stoppkod {code} gäller inte för den här maskinen.',
  },
  'refusal.stop-code-inactive': {
    en: 'Stop code {code} is no longer in use.',
    sv: 'Stoppkod {code} används inte längre.',
  },
  'refusal.stop-code-level': {
    en: 'Stop code {code} needs user level {level}.',
    sv: 'Stoppkod {code} kräver användarnivå {level}.',
  },
  'refusal.stop-code-needs-note': { en: 'Stop code {code} needs a note.', sv: 'Stoppkod {code} kräver en anteckning.' },
  'refusal.reason-held': {
    en: 'The machine itself says {reason} ({signal}). It can be changed when that signal is gone.',
    sv: 'Maskinen säger själv {reason} ({signal}). Det kan ändras när den signalen är borta.',
  },
  'refusal.changed-by-someone-else': {
    en: 'Changed by someone else, reloaded.',
    sv: 'Ändrat av någon annan, uppdaterat.',
  },
  'refusal.order-not-running': {
    en: 'Order {card_no} does not run on machine {machine_id}.',
    sv: 'Order {card_no} körs inte på maskin {machine_id}.',
  },
  'refusal.employee-unknown': {
    en: 'Failed to find employee. Check the number and enter it again.',
    sv: 'Hittade inte den anställde. Kontrollera numret och ange det igen.',
  },
  'refusal.employee-not-allowed': {
    en: 'Employee not signed into ERP',
    sv: 'Den anställde är inte inloggad i affärssystemet',
  },
  'refusal.machine-not-found': { en: 'Machine {machine_id} does not exist.', sv: 'Maskin {machine_id} finns inte.' },
  'refusal.config-not-found': {
    en: 'There is no dashboard “{template}”.',
    sv: 'Det finns ingen instrumentpanel ”{template}”.',
  },
  'refusal.config-conflict': {
    en: 'Somebody else saved this dashboard meanwhile (version {version}).',
    sv: 'Någon annan har sparat instrumentpanelen under tiden (version {version}).',
  },
  'refusal.config-too-large': {
    en: 'The dashboard is larger than 1 MB and cannot be saved.',
    sv: 'Instrumentpanelen är större än 1 MB och kan inte sparas.',
  },
  'refusal.config-widget-twice': { en: 'Two widgets have the id {id}.', sv: 'Två widgetar har id {id}.' },
  'refusal.data-source-unknown': {
    en: 'The dashboard has no data source “{slug}”.',
    sv: 'Instrumentpanelen har ingen datakälla ”{slug}”.',
  },
  'call.widget-option': {
    en: 'The option {option} of the widget {id} has a value that is not allowed.',
    sv: 'Alternativet {option} för widgeten {id} har ett värde som inte är tillåtet.',
  },
  'call.unknown': { en: 'There is no call named {name}.', sv: 'Det finns inget anrop med namnet {name}.' },
  'call.bad-field': { en: 'The field {field} is wrong: {problem}.', sv: 'Fältet {field} är fel: {problem}.' },
  'call.bad-json': { en: 'The request is not valid JSON.', sv: 'Anropet är inte giltig JSON.' },
  'call.bad-character': {
    en: 'The request holds a character that cannot be stored.',
    sv: 'Anropet innehåller ett tecken som inte kan sparas.',
  },
  'call.too-large': { en: 'The request is too large.', sv: 'Anropet är för stort.' },
  'call.not-signed-in': { en: 'You are not signed in.', sv: 'Du är inte inloggad.' },
  'call.no-permission': { en: 'You do not have permission: {permission}', sv: 'Du saknar behörighet: {permission}' },
  'call.level': { en: 'This needs user level {level}.', sv: 'Detta kräver användarnivå {level}.' },
  'call.machine-restricted': {
    en: 'You do not have access to machine {machine_id}.',
    sv: 'Du har inte tillgång till maskin {machine_id}.',
  },
  'call.special-function': {
    en: 'Machine {machine_id} does not have this function.',
    sv: 'Maskin {machine_id} har inte denna funktion.',
  },
  'call.device-sign-in': { en: 'Sign in on this device first.', sv: 'Logga in på enheten först.' },
  'call.forged': {
    en: 'The request did not come from the application. Reload the page.',
    sv: 'Anropet kom inte från programmet. Ladda om sidan.',
  },
  'call.request-reused': {
    en: 'This request id was used for something else.',
    sv: 'Detta anrops-id har använts till något annat.',
  },
  'call.too-many': {
    en: 'Too many requests. Try again in {seconds} s.',
    sv: 'För många anrop. Försök igen om {seconds} s.',
  },
  'call.failed': { en: 'Something went wrong', sv: 'Något gick fel' },
  'call.database-away': {
    en: 'The database is not available. Try again shortly: nothing is booked twice.',
    sv: 'Databasen är inte tillgänglig. Försök igen strax: inget bokas två gånger.',
  },
  'sign-in.wrong': {
    en: 'Company key, username or password is wrong.',
    sv: 'Företagsnyckel, användarnamn eller lösenord är fel.',
  },
  'sign-in.wait': {
    en: 'Too many attempts. Try again in {seconds} s.',
    sv: 'För många försök. Försök igen om {seconds} s.',
  },
})
