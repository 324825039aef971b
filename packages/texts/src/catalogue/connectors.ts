import { defineTexts } from '../define-texts.ts'

/** Kinds of machine connection, by the title of each connector; the page of the connections and their quarantine. */
export const connectors = defineTexts({
  'connectors.simulated': { en: 'Simulated plant', sv: 'Simulerad fabrik' },
  'connectors.mqtt-json': { en: 'MQTT with plain messages', sv: 'MQTT med enkla meddelanden' },
  'connectors.sparkplug-b': { en: 'Sparkplug B', sv: 'Sparkplug B' },

  'title.connectors': { en: 'Machine connections', sv: 'Maskinanslutningar' },
  'menu.administration': { en: 'Administration', sv: 'Administration' },
  'menu.connectors': { en: 'Machine connections', sv: 'Maskinanslutningar' },

  'connections.count': { en: '{count} connection|{count} connections', sv: '{count} anslutning|{count} anslutningar' },
  'connections.find': { en: 'Find by name', sv: 'Sök på namn' },
  'connections.failed': {
    en: 'The machine connections could not be loaded.',
    sv: 'Maskinanslutningarna kunde inte laddas.',
  },
  'connections.empty': {
    en: 'No machine connection has reported yet.',
    sv: 'Ingen maskinanslutning har hört av sig än.',
  },
  'connections.empty-text': {
    en: 'Start a connector with the address of this server and a key for machine signals. It appears here within ten seconds.',
    sv: 'Starta en anslutning med serverns adress och en nyckel för maskinsignaler. Den visas här inom tio sekunder.',
  },
  'connections.no-match': { en: 'No connection is called “{search}”.', sv: 'Ingen anslutning heter ”{search}”.' },
  'connections.no-match-text': {
    en: 'Clear the search to see all of them.',
    sv: 'Rensa sökningen för att se alla.',
  },
  'connections.name': { en: 'Name', sv: 'Namn' },
  'connections.kind': { en: 'Kind', sv: 'Typ' },
  'connections.kind-unknown': { en: 'Not reported', sv: 'Inte angiven' },
  'connections.state': { en: 'State', sv: 'Status' },
  'connections.last-signal': { en: 'Last signal', sv: 'Senaste signal' },
  'connections.ago': { en: '{age} ago', sv: '{age} sedan' },
  'connections.never': { en: 'Never', sv: 'Aldrig' },
  'connections.committed': { en: 'Committed', sv: 'Bekräftat' },
  'connections.backlog': { en: 'Backlog', sv: 'I kö' },
  'connections.quarantined': { en: 'Quarantine', sv: 'Karantän' },
  'connections.last-error': { en: 'Last error', sv: 'Senaste fel' },
  'connections.reason': { en: 'Reason', sv: 'Orsak' },
  'connections.sender': { en: 'Sender', sv: 'Avsändare' },
  'connections.numbers-left-out': {
    en: '{count} number up to {highest} was left out. A signal that comes under it later is taken for a repeat.|{count} numbers up to {highest} were left out. Signals that come under them later are taken for repeats.',
    sv: '{count} nummer upp till {highest} hoppades över. En signal som kommer senare med det räknas som upprepad.|{count} nummer upp till {highest} hoppades över. Signaler som kommer senare med dem räknas som upprepade.',
  },
  'connections.no-error': { en: 'None', sv: 'Inget' },

  'connections.connecting': { en: 'Connecting', sv: 'Ansluter' },
  'connections.connected': { en: 'Connected', sv: 'Ansluten' },
  'connections.lost': { en: 'Link lost', sv: 'Länk bruten' },
  'connections.closed': { en: 'Closed', sv: 'Stängd' },
  'connections.posting': { en: 'Sending', sv: 'Sänder' },
  'connections.silent': { en: 'Silent', sv: 'Tyst' },

  'connections.shared': { en: 'Shared name', sv: 'Delat namn' },
  'connections.shared-text': {
    en: 'More than one sender is called {names}. Their numbers are counted apart and nothing is lost, but give each a name of its own to tell them apart.',
    sv: 'Mer än en avsändare heter {names}. Deras nummer räknas var för sig och inget går förlorat, men ge var och en ett eget namn så att de går att skilja åt.',
  },

  'quarantine.title': { en: 'Quarantine of {name}', sv: 'Karantän för {name}' },
  'quarantine.text': {
    en: 'Signals that could not be used, with the reason. Nothing here has been counted.',
    sv: 'Signaler som inte kunde användas, med orsak. Inget här har räknats.',
  },
  'quarantine.not-yours': {
    en: 'An administrator can take them in again or discard them.',
    sv: 'En administratör kan ta in dem igen eller kasta dem.',
  },
  'quarantine.failed': {
    en: 'The quarantined signals could not be loaded.',
    sv: 'Signalerna i karantän kunde inte laddas.',
  },
  'quarantine.empty': { en: 'Every signal could be used.', sv: 'Alla signaler kunde användas.' },
  'quarantine.empty-text': {
    en: 'There is nothing to do. A signal of an unknown machine or with a wrong time would wait here.',
    sv: 'Det finns inget att göra. En signal från en okänd maskin eller med fel tid skulle vänta här.',
  },
  'quarantine.newest': {
    en: 'The newest {count} of {total} can be seen; older ones follow when these are gone.',
    sv: 'De senaste {count} av {total} visas; äldre följer när dessa är borta.',
  },
  'quarantine.more': { en: 'Show {count} more', sv: 'Visa {count} till' },
  'quarantine.choose': { en: 'Choose signal {number}', sv: 'Välj signal {number}' },
  'quarantine.clear': { en: 'Clear choice', sv: 'Rensa val' },
  'quarantine.machine': { en: 'Machine', sv: 'Maskin' },
  'quarantine.time': { en: 'Time', sv: 'Tid' },
  'quarantine.what': { en: 'What', sv: 'Vad' },
  'quarantine.raw': { en: 'Raw signal', sv: 'Råsignal' },
  'quarantine.state': { en: 'State: {value}', sv: 'Status: {value}' },
  'quarantine.cycles': { en: 'Cycles: {value}', sv: 'Cykler: {value}' },
  'quarantine.value': { en: 'Value: {value}', sv: 'Värde: {value}' },
  'quarantine.alarm': { en: 'Alarm: {value}', sv: 'Larm: {value}' },
  'quarantine.scrap': { en: 'Scrap: {value}', sv: 'Kassation: {value}' },
  'quarantine.order': { en: 'Order: {value}', sv: 'Order: {value}' },
  'quarantine.tool': { en: 'Tool: {value}', sv: 'Verktyg: {value}' },
  'quarantine.jump': { en: '{what} (counter from {from} to {to})', sv: '{what} (räknare från {from} till {to})' },
  'quarantine.unreadable': { en: 'Not readable', sv: 'Inte läsbar' },

  'quarantine.unknown-machine': {
    en: 'The machine is unknown or not in use.',
    sv: 'Maskinen är okänd eller inte i bruk.',
  },
  'quarantine.future': { en: 'Its time lies in the future.', sv: 'Dess tid ligger i framtiden.' },
  'quarantine.too-old': { en: 'It is older than a month.', sv: 'Den är äldre än en månad.' },
  'quarantine.counter-jumped': {
    en: 'The counter jumped by more than the machine can make. Choose it and take it in if these pieces were made; otherwise discard it.',
    sv: 'Räknaren hoppade mer än maskinen kan tillverka. Välj den och ta in den om detaljerna har tillverkats, kasta den annars.',
  },
  'quarantine.bad-character': {
    en: 'It holds a character that cannot be stored.',
    sv: 'Den innehåller ett tecken som inte kan lagras.',
  },
  'quarantine.not-understood': {
    en: 'It is not built like a signal. The raw signal shows what came.',
    sv: 'Den är inte uppbyggd som en signal. Råsignalen visar vad som kom.',
  },
  'quarantine.nothing': { en: 'nothing was sent', sv: 'inget skickades' },
  'quarantine.bad-seq': {
    en: 'Its number is not a whole number from 1 on: {given}.',
    sv: 'Dess nummer är inget heltal från 1 och uppåt: {given}.',
  },
  'quarantine.bad-machine': {
    en: 'It does not say from which machine it comes: {given}.',
    sv: 'Den säger inte från vilken maskin den kommer: {given}.',
  },
  'quarantine.bad-time': {
    en: 'Its time cannot be read: {given}. It has to look like 2030-06-12T08:00:00Z.',
    sv: 'Dess tid går inte att läsa: {given}. Den ska se ut som 2030-06-12T08:00:00Z.',
  },
  'quarantine.bad-kind': {
    en: 'This kind of signal is not known: {given}.',
    sv: 'Den här sortens signal är okänd: {given}.',
  },
  'quarantine.bad-state': {
    en: 'A state is running or stopped, not {given}.',
    sv: 'En status är running eller stopped, inte {given}.',
  },
  'quarantine.bad-count': {
    en: 'A count is a whole number from 0 to 1,000,000, not {given}.',
    sv: 'Ett antal är ett heltal från 0 till 1\u00a0000\u00a0000, inte {given}.',
  },
  'quarantine.bad-value': {
    en: 'A measured value needs a name and a number, a text or yes or no. Sent was {given}.',
    sv: 'Ett mätvärde behöver ett namn och ett tal, en text eller ja eller nej. Det som skickades var {given}.',
  },
  'quarantine.bad-alarm': {
    en: 'An alarm is a code of 1 to 80 characters, not {given}.',
    sv: 'Ett larm är en kod på 1 till 80 tecken, inte {given}.',
  },
  'quarantine.bad-number': {
    en: 'An order or a tool is a text of at most 40 characters, not {given}.',
    sv: 'En order eller ett verktyg är en text på högst 40 tecken, inte {given}.',
  },
  'quarantine.bad-jump': {
    en: 'The counter readings beside it are not whole numbers.',
    sv: 'Räknarställningarna bredvid den är inga heltal.',
  },
  'quarantine.detail': { en: 'What the check said: {detail}', sv: 'Vad kontrollen sade: {detail}' },
  'quarantine.said': { en: 'Signal’s time', sv: 'Signalens tid' },
  'quarantine.arrived': { en: 'Arrived', sv: 'Kom in' },
  'quarantine.gone': {
    en: 'It was no longer in quarantine.',
    sv: 'Den fanns inte längre i karantän.',
  },

  'quarantine.take-in-all': { en: 'Take in again (all {count})', sv: 'Ta in igen (alla {count})' },
  'quarantine.take-in-chosen': { en: 'Take in again ({count} chosen)', sv: 'Ta in igen ({count} valda)' },
  'quarantine.discard-all': { en: 'Discard (all {count})', sv: 'Kasta (alla {count})' },
  'quarantine.discard-chosen': { en: 'Discard ({count} chosen)', sv: 'Kasta ({count} valda)' },
  'quarantine.discard-title': {
    en: 'Discard {count} signal?|Discard {count} signals?',
    sv: 'Kasta {count} signal?|Kasta {count} signaler?',
  },
  'quarantine.discard-text': {
    en: 'What they say will never be counted. They stay readable in the audit trail.',
    sv: 'Det de säger räknas aldrig. De går fortfarande att läsa i granskningsloggen.',
  },
  'quarantine.discard': { en: 'Discard', sv: 'Kasta' },
  'quarantine.keep': { en: 'Keep', sv: 'Behåll' },
  'quarantine.taking-in': { en: 'Taking in', sv: 'Tar in' },
  'quarantine.discarding': { en: 'Discarding', sv: 'Kastar' },
  'quarantine.done-of': { en: '{done} of {total}', sv: '{done} av {total}' },
  'quarantine.outcome': { en: 'Outcome', sv: 'Resultat' },
  'quarantine.taken': {
    en: '{count} signal taken in.|{count} signals taken in.',
    sv: '{count} signal togs in.|{count} signaler togs in.',
  },
  'quarantine.discarded': {
    en: '{count} signal discarded.|{count} signals discarded.',
    sv: '{count} signal kastades.|{count} signaler kastades.',
  },
  'quarantine.not-taken': {
    en: '{count} signal could not be taken in:|{count} signals could not be taken in:',
    sv: '{count} signal kunde inte tas in:|{count} signaler kunde inte tas in:',
  },
  'quarantine.not-discarded': {
    en: '{count} signal was not discarded:|{count} signals were not discarded:',
    sv: '{count} signal kastades inte:|{count} signaler kastades inte:',
  },
  'quarantine.stopped': {
    en: 'Stopped before the end: {count} signal is not confirmed. {problem}|Stopped before the end: {count} signals are not confirmed. {problem}',
    sv: 'Avbröts i förtid: {count} signal är inte bekräftad. {problem}|Avbröts i förtid: {count} signaler är inte bekräftade. {problem}',
  },

  'reported.title': { en: 'Scrap, orders and tools from machines', sv: 'Kassation, order och verktyg från maskiner' },
  'reported.only-undone': { en: 'Only what was not done', sv: 'Bara det som inte blev gjort' },
  'reported.failed': {
    en: 'What the machines reported could not be loaded.',
    sv: 'Det maskinerna rapporterat kunde inte laddas.',
  },
  'reported.none': {
    en: 'No machine has reported scrap, an order or a tool yet.',
    sv: 'Ingen maskin har rapporterat kassation, order eller verktyg än.',
  },
  'reported.none-undone': { en: 'Everything reported was done.', sv: 'Allt som rapporterats blev gjort.' },
  'reported.became': { en: 'Result', sv: 'Resultat' },
  'reported.scrap': {
    en: '{count} piece scrapped|{count} pieces scrapped',
    sv: '{count} kasserad detalj|{count} kasserade detaljer',
  },
  'reported.order': { en: 'Order {value}', sv: 'Order {value}' },
  'reported.no-order': { en: 'No order', sv: 'Ingen order' },
  'reported.tool': { en: 'Tool {value}', sv: 'Verktyg {value}' },
  'reported.no-tool': { en: 'No tool', sv: 'Inget verktyg' },
  'reported.booked-on': { en: 'Order {card_no}, reason {code}', sv: 'Order {card_no}, orsak {code}' },
  'reported.booked': { en: 'Booked', sv: 'Bokad' },
  'reported.started': { en: 'Started', sv: 'Startad' },
  'reported.running': { en: 'Already running', sv: 'Körs redan' },
  'reported.ended': { en: 'Order ended', sv: 'Order avslutad' },
  'reported.nothing': { en: 'Nothing to do', sv: 'Inget att göra' },
  'reported.mounted': { en: 'Mounted', sv: 'Monterat' },
  'reported.removed': { en: 'Removed', sv: 'Borttaget' },
  'reported.waiting': { en: 'Waiting', sv: 'Väntar' },
  'reported.refused': { en: 'Not done', sv: 'Inte gjort' },
  'reported.overtaken': { en: 'Out of date', sv: 'Inaktuellt' },

  'refusal.reported-order-unknown': {
    en: 'Machine {machine_id} reports order {card_no}, which is not known here.',
    sv: 'Maskin {machine_id} rapporterar order {card_no}, som inte finns här.',
  },
  'refusal.reported-order-elsewhere': {
    en: 'Machine {machine_id} reports order {card_no}, which is running on machine {elsewhere}.',
    sv: 'Maskin {machine_id} rapporterar order {card_no}, som körs på maskin {elsewhere}.',
  },
  'refusal.reported-order-finished': {
    en: 'Machine {machine_id} reports order {card_no}, which is finished.',
    sv: 'Maskin {machine_id} rapporterar order {card_no}, som är färdig.',
  },
  'refusal.reported-tool-unknown': {
    en: 'Machine {machine_id} reports tool {tool_id}, which is not known here.',
    sv: 'Maskin {machine_id} rapporterar verktyg {tool_id}, som inte finns här.',
  },
  'refusal.reported-tool-elsewhere': {
    en: 'Machine {machine_id} reports tool {tool_id}, which an order on machine {elsewhere} is running with.',
    sv: 'Maskin {machine_id} rapporterar verktyg {tool_id}, som en order på maskin {elsewhere} körs med.',
  },
  'refusal.reported-scrap-no-reason': {
    en: 'Machine {machine_id} reports scrap, but neither it nor the company has a reason to book it with.',
    sv: 'Maskin {machine_id} rapporterar kassation, men varken den eller företaget har en orsak att boka den med.',
  },
  'refusal.reported-scrap-no-order': {
    en: 'Machine {machine_id} reported scrap while no order was running.',
    sv: 'Maskin {machine_id} rapporterade kassation när ingen order kördes.',
  },
  'refusal.reported-scrap-several-orders': {
    en: 'Machine {machine_id} reported scrap while {count} orders were running: report it by hand on the right one.',
    sv: 'Maskin {machine_id} rapporterade kassation när {count} order kördes: rapportera den för hand på rätt order.',
  },
  'refusal.reported-not-done': {
    en: 'What machine {machine_id} reported could not be done: {reason}',
    sv: 'Det som maskin {machine_id} rapporterade gick inte att utföra: {reason}',
  },
})
