import { defineTexts } from '../define-texts.ts'

/** Order confirmation, weight control and input groups, and the lights of an order. */
export const wizardsRest = defineTexts({
  'title.weight-control': { en: 'Weight control', sv: 'Viktkontroll' },
  'title.input-groups': { en: 'Input groups', sv: 'Inmatningsgrupper' },
  'help.page.weight-control': {
    en: 'Weighs pieces of a running order. The scale’s weight is offered where the machine has one; otherwise it is typed in grams. Green is within tolerance, orange outside it, and a red weight cannot be saved: weigh again or report scrap. Save keeps the weight with your name; press again for the next piece.',
    sv: 'Väger detaljer på en pågående order. Vågens vikt erbjuds där maskinen har en våg, annars skrivs den in i gram. Grönt är inom toleransen, orange utanför, och en röd vikt kan inte sparas: väg igen eller rapportera kassation. Spara lägger vikten på ditt namn; tryck igen för nästa detalj.',
  },
  'help.page.input-groups': {
    en: 'Sets values of the machine, its tool and its part, group by group. Every value is one step; what is left empty stays as it is. The last step shows what changes before it is saved.',
    sv: 'Ställer in värden för maskinen, dess verktyg och dess artikel, grupp för grupp. Varje värde är ett steg; det som lämnas tomt ändras inte. Sista steget visar vad som ändras innan det sparas.',
  },
  'wizard.column.confirmation': { en: 'State', sv: 'Status' },
  'wizard.column.type_description': { en: 'Type', sv: 'Typ' },
  'wizard.column.due_date': { en: 'Due', sv: 'Klar senast' },
  'wizard.column.date': { en: 'Date', sv: 'Datum' },
  'wizard.column.erp_id': { en: 'Pallet number', sv: 'Pallnummer' },
  'wizard.column.good_qty': { en: 'Quantity', sv: 'Antal' },
  'wizard.column.status': { en: 'Status', sv: 'Status' },

  'wizard.order-confirmation': { en: 'Order confirmation', sv: 'Orderbekräftelse' },
  'wizard.order-confirmation.done': {
    en: 'Order {card_no} is confirmed with {quantity} pieces.',
    sv: 'Order {card_no} är bekräftad med {quantity} st.',
  },
  'cancellations.open': { en: 'Revert a cancellation', sv: 'Ångra en makulering' },
  'cancellations.title': { en: 'Revert a cancellation', sv: 'Ångra en makulering' },
  'cancellations.about': {
    en: 'What the ERP has not taken yet can be reverted: the rest of the order is open again.',
    sv: 'Det som affärssystemet inte har tagit emot kan ångras: resten av ordern är öppen igen.',
  },
  'cancellations.rest': { en: '{count} left', sv: '{count} kvar' },
  /** Of an order that never ran, or that no ERP knows. */
  'cancellations.untold': { en: 'The ERP is not told', sv: 'Affärssystemet får inte veta det' },
  'cancellations.revert': { en: 'Revert cancellation', sv: 'Ångra makulering' },
  'cancellations.reverted': {
    en: 'The cancellation of order {order} is reverted.',
    sv: 'Makuleringen av order {order} är ångrad.',
  },
  'cancellations.none': { en: 'There is no cancellation to revert.', sv: 'Det finns ingen makulering att ångra.' },
  'cancellations.none-chosen': { en: 'No cancellation is chosen yet.', sv: 'Ingen makulering är vald än.' },
  'cancellations.not-loaded': {
    en: 'The cancellations could not be loaded.',
    sv: 'Makuleringarna kunde inte hämtas.',
  },
  'wizard.unconfirmed-order': { en: 'Order to confirm', sv: 'Order att bekräfta' },
  'wizard.unconfirmed-order.pick': { en: 'Choose an order.', sv: 'Välj en order.' },
  'wizard.unconfirmed-order.not-loaded': {
    en: 'The orders to confirm could not be loaded.',
    sv: 'Orderna att bekräfta kunde inte laddas.',
  },
  'wizard.unconfirmed-order.none': {
    en: 'No order awaits its confirmation.',
    sv: 'Ingen order väntar på bekräftelse.',
  },
  'wizard.unconfirmed-order.none-hint': {
    en: 'Orders that have run and were cancelled, and ended ones with open pallets, are listed here. An order that never ran needs no confirmation.',
    sv: 'Här listas makulerade order som har körts och avslutade order med öppna pallar. En order som aldrig körts behöver inte bekräftas.',
  },
  /** {error} is the ERP's own sentence. */
  'wizard.unconfirmed-order.failed': { en: 'Failed: {error}', sv: 'Misslyckades: {error}' },
  'wizard.unconfirmed-order.ongoing': { en: 'Cancellation ongoing', sv: 'Makulering pågår' },
  'wizard.unconfirmed-order.awaits': {
    en: 'Awaits confirmation · {count} pallet|Awaits confirmation · {count} pallets',
    sv: 'Väntar på bekräftelse · {count} pall|Väntar på bekräftelse · {count} pallar',
  },
  'wizard.order-details': { en: 'Order details', sv: 'Orderdetaljer' },
  'wizard.order-details.loading': { en: 'The order is being loaded…', sv: 'Ordern laddas…' },
  'wizard.material-scrap': { en: 'Material scrap', sv: 'Materialkassation' },
  'wizard.material-scrap.reason': { en: 'Choose a reason', sv: 'Välj en orsak' },
  'wizard.material-scrap.of': { en: 'Scrapped of {material}', sv: 'Kasserat av {material}' },
  'wizard.material-scrap.scrapped': { en: 'Scrapped', sv: 'Kasserat' },
  'wizard.material-scrap.booked': { en: 'Booked', sv: 'Bokat' },
  'wizard.material-scrap.not-loaded': { en: 'The materials are being loaded…', sv: 'Materialen laddas…' },
  'wizard.material-scrap.not-a-number': { en: 'Enter a quantity.', sv: 'Ange en mängd.' },
  'wizard.material-scrap.needs-reason': {
    en: 'Choose a reason for what was scrapped.',
    sv: 'Välj en orsak till det som kasserats.',
  },
  'wizard.order-pallets': { en: 'Pallets', sv: 'Pallar' },
  'wizard.order-pallets.quantity': { en: 'Pieces made', sv: 'Tillverkade detaljer' },
  'wizard.order-pallets.confirm': {
    en: 'Confirm {count} pallet|Confirm {count} pallets',
    sv: 'Bekräfta {count} pall|Bekräfta {count} pallar',
  },
  'wizard.order-pallets.raised': {
    en: 'Raised to {least}: so many stand on pallets already.',
    sv: 'Höjt till {least}: så många står redan på pallar.',
  },
  'wizard.order-pallets.loading': { en: 'The pallets are being loaded…', sv: 'Pallarna laddas…' },
  'wizard.order-pallets.not-a-number': { en: 'Enter a quantity.', sv: 'Ange ett antal.' },
  'wizard.order-pallets.too-large': {
    en: 'At most {max} can be entered at once: more is nearly always a slip or a scanned code. Check the quantity.',
    sv: 'Högst {max} kan anges på en gång: mer är nästan alltid en felskrivning eller en skannad kod. Kontrollera antalet.',
  },
  'wizard.order-pallets.below-booked': {
    en: '{booked} pieces are booked. Fewer is scrap: report it in the step before.',
    sv: '{booked} st är bokade. Färre är kassation: rapportera den i steget innan.',
  },
  /** 8116 and 8117 of the original's labels. */
  'wizard.order-pallets.not-transferred': { en: 'Pallets not transferred', sv: 'Pallar ej överförda' },
  'wizard.order-pallets.not-transferred-text': {
    en: 'Not all pallets have been transferred to the ERP system. Continue anyway?',
    sv: 'Alla pallar är inte överförda till affärssystemet. Fortsätta ändå?',
  },
  'wizard.order-pallets.continue': { en: 'Yes, continue', sv: 'Ja, fortsätt' },
  'wizard.order-pallets.stay': { en: 'No, stay here', sv: 'Nej, stanna här' },
  'refusal.confirm-running': {
    en: 'Order {card_no} still runs. It is confirmed when it has ended.',
    sv: 'Order {card_no} körs fortfarande. Den bekräftas när den är avslutad.',
  },
  'refusal.order-confirmed': {
    en: 'Order {card_no} is confirmed already.',
    sv: 'Order {card_no} är redan bekräftad.',
  },
  'refusal.pallets-not-transferred': {
    en: '{count} more pallet has not been transferred to the ERP. Look at the pallets again.|{count} more pallets have not been transferred to the ERP. Look at the pallets again.',
    sv: 'Ytterligare {count} pall är inte överförd till affärssystemet. Titta på pallarna igen.|Ytterligare {count} pallar är inte överförda till affärssystemet. Titta på pallarna igen.',
  },
  'refusal.confirm-below-pallets': {
    en: '{least} pieces stand on pallets. Fewer cannot be confirmed.',
    sv: '{least} st står på pallar. Färre kan inte bekräftas.',
  },
  'refusal.confirm-below-booked': {
    en: '{booked} pieces are booked. Report the difference as scrap first.',
    sv: '{booked} st är bokade. Rapportera först skillnaden som kassation.',
  },

  'wizard.weight-control': { en: 'Weight control', sv: 'Viktkontroll' },
  'wizard.weight-control.weight': { en: 'Weight', sv: 'Vikt' },
  'wizard.weight-control.piece': { en: 'A piece shall weigh', sv: 'En detalj ska väga' },
  'wizard.weight-control.tolerance': { en: 'Tolerance', sv: 'Tolerans' },
  'wizard.weight-control.bounds': { en: 'Limits', sv: 'Gränser' },
  'wizard.weight-control.no-limits': { en: 'none', sv: 'inga' },
  'wizard.weight-control.on-scale': { en: 'On the scale: {name}', sv: 'På vågen: {name}' },
  'wizard.weight-control.take': { en: 'Take this weight', sv: 'Ta den här vikten' },
  'wizard.weight-control.several': {
    en: 'That is about {count} pieces. Put a single piece on the scale, or enter its weight by hand.',
    sv: 'Det är ungefär {count} detaljer. Lägg en enda på vågen, eller skriv in dess vikt för hand.',
  },
  'wizard.weight-control.empty': {
    en: 'Nothing lies on the scale: put the piece on it.',
    sv: 'Inget ligger på vågen: lägg biten på den.',
  },
  'wizard.weight-control.silent': {
    en: 'The scale does not answer. Enter the weight by hand.',
    sv: 'Vågen svarar inte. Skriv in vikten för hand.',
  },
  'wizard.weight-control.above-scale': { en: 'The scale carries no more.', sv: 'Vågen klarar inte mer.' },
  'wizard.weight-control.no-value': { en: 'Enter a weight.', sv: 'Ange en vikt.' },
  'wizard.weight-control.not-a-number': { en: 'Enter a weight above 0.', sv: 'Ange en vikt över 0.' },
  'wizard.weight-control.out-of-bounds': {
    en: 'The weight is beyond the limits and cannot be saved.',
    sv: 'Vikten ligger utanför gränserna och kan inte sparas.',
  },
  'wizard.weight-control.green': { en: 'Within tolerance', sv: 'Inom toleransen' },
  'wizard.weight-control.orange': { en: 'Outside tolerance', sv: 'Utanför toleransen' },
  'wizard.weight-control.red': { en: 'Beyond the limits', sv: 'Utanför gränserna' },
  'wizard.weight-control.red-text': {
    en: 'This piece is beyond the limits.',
    sv: 'Den här detaljen ligger utanför gränserna.',
  },
  'wizard.weight-control.again': { en: 'Weigh again', sv: 'Väg igen' },
  'wizard.weight-control.scrap': { en: 'Report scrap', sv: 'Rapportera kassation' },
  'wizard.weight-control.save': { en: 'Save weight', sv: 'Spara vikten' },
  'wizard.weight-control.next-piece': { en: 'Weigh next', sv: 'Väg nästa' },
  'wizard.weight-control.saved': { en: 'The weight is saved.', sv: 'Vikten är sparad.' },
  'wizard.weight-control.total': { en: 'Weighed in all', sv: 'Vägt totalt' },
  'wizard.weight-control.count': { en: 'Pieces weighed', sv: 'Vägda detaljer' },
  'wizard.weight-control.done': { en: 'Done weighing', sv: 'Klar med vägningen' },
  'wizard.weight-control.history': { en: 'Weighed before', sv: 'Tidigare vägningar' },
  'wizard.weight-control.when': { en: 'When', sv: 'När' },
  'refusal.weight-not-possible': {
    en: 'A weight of {weight} g is not possible.',
    sv: 'En vikt på {weight} g är inte möjlig.',
  },
  'refusal.weight-out-of-bounds': {
    en: '{weight} g is beyond the limits and is not saved.',
    sv: '{weight} g ligger utanför gränserna och sparas inte.',
  },

  'wizard.input-groups': { en: 'Input groups', sv: 'Inmatningsgrupper' },
  'wizard.input-groups.done': {
    en: '{count} value of {group} is saved.|{count} values of {group} are saved.',
    sv: '{count} värde i {group} är sparat.|{count} värden i {group} är sparade.',
  },
  'wizard.input-group': { en: 'Input group', sv: 'Inmatningsgrupp' },
  'wizard.input-group.pick': { en: 'Choose a group.', sv: 'Välj en grupp.' },
  'wizard.input-group.empty': {
    en: 'This group has nothing to set at this machine.',
    sv: 'Gruppen har inget att ställa in vid den här maskinen.',
  },
  /** 5005 and 1155 of the original's labels. */
  'wizard.input-group.none': { en: 'No input groups found.', sv: 'Inga inmatningsgrupper hittades.' },
  'wizard.input-group.none-hint': { en: 'Contact your administrator.', sv: 'Kontakta administratören.' },
  'wizard.input-value': { en: 'Value', sv: 'Värde' },
  'wizard.input-value.set': { en: 'Set now', sv: 'Inställt nu' },
  'wizard.input-value.kind': { en: 'Belongs to', sv: 'Hör till' },
  'wizard.input-value.machine': { en: 'The machine', sv: 'Maskinen' },
  'wizard.input-value.machine_machine': { en: 'The machine with this part', sv: 'Maskinen med den här artikeln' },
  'wizard.input-value.tool': { en: 'The tool', sv: 'Verktyget' },
  'wizard.input-value.tool_machine': { en: 'The tool in this machine', sv: 'Verktyget i den här maskinen' },
  'wizard.input-value.stays': { en: 'Left empty, it stays as it is.', sv: 'Lämnas det tomt ändras inget.' },
  'wizard.input-value.not-a-number': { en: 'Enter a number.', sv: 'Ange ett tal.' },
  'wizard.input-value.too-long': { en: 'The text is too long.', sv: 'Texten är för lång.' },
  'wizard.input-summary': { en: 'Summary', sv: 'Sammanfattning' },
  'wizard.input-summary.new': { en: 'New value', sv: 'Nytt värde' },
  'wizard.input-summary.nothing': { en: 'Nothing is changed.', sv: 'Ingenting är ändrat.' },
  'refusal.input-setting-not-found': {
    en: '“{property}” cannot be set here.',
    sv: '”{property}” kan inte ställas in här.',
  },
  'refusal.input-value-not-a-number': { en: '“{property}” must be a number.', sv: '”{property}” måste vara ett tal.' },
  'refusal.input-value-too-long': {
    en: '“{property}” may have at most {max} characters.',
    sv: '”{property}” får ha högst {max} tecken.',
  },
  'refusal.input-value-changed': {
    en: 'Somebody has set “{property}” to {value} meanwhile. Look at it and save again.',
    sv: 'Någon har under tiden ställt in ”{property}” på {value}. Titta på det och spara igen.',
  },

  'activity.dates-full': {
    en: 'At most {count} dates. The list is unchanged.',
    sv: 'Högst {count} datum. Listan är oförändrad.',
  },

  'details.scrap': { en: 'Scrap', sv: 'Kassation' },
  'details.pallets': { en: 'Pallets', sv: 'Pallar' },
  'details.materials': { en: 'Material scrap', sv: 'Materialkassation' },
  'details.no-materials': { en: 'No material has been scrapped.', sv: 'Inget material har kasserats.' },
  'details.on-pallets': { en: 'On pallets', sv: 'På pallar' },
  'details.erp-scrap': { en: 'Scrap in the ERP', sv: 'Kassation i affärssystemet' },
  'details.pallet-count': { en: 'Pallets', sv: 'Antal pallar' },
  'details.pallet-sizes': { en: 'Pieces per pallet', sv: 'Detaljer per pall' },
  'details.light-green': { en: 'Good', sv: 'Bra' },
  'details.light-yellow': { en: 'Watch', sv: 'Bevaka' },
  'details.light-red': { en: 'Bad', sv: 'Dåligt' },
  'details.light-check': { en: 'Check the plan', sv: 'Kontrollera planen' },
  'details.light-none': { en: 'No data', sv: 'Inga data' },
})
