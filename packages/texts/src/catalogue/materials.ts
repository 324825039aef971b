import { defineTexts } from '../define-texts.ts'

export const materials = defineTexts({
  'title.materials': { en: 'Materials of the running order', sv: 'Material till pågående order' },
  'title.materials-planned': { en: 'Materials of a planned order', sv: 'Material till planerad order' },
  'title.materials-finished': { en: 'Materials of a finished order', sv: 'Material till avslutad order' },
  'title.materials-combined': { en: 'Materials, all orders', sv: 'Material, alla order' },
  'help.page.materials': {
    en: 'What the running order needs, has used and has left. Choose lines to order material from the stores or to give it back.',
    sv: 'Vad den pågående ordern behöver, har förbrukat och har kvar. Välj rader för att beställa material från lagret eller lämna tillbaka det.',
  },
  'help.page.materials-planned': {
    en: 'What a planned order will need. Choose lines to order the material before the start.',
    sv: 'Vad en planerad order kommer att behöva. Välj rader för att beställa materialet före start.',
  },
  'help.page.materials-finished': {
    en: 'What a finished order has used. Choose lines to give back what was left over.',
    sv: 'Vad en avslutad order har förbrukat. Välj rader för att lämna tillbaka det som blev över.',
  },
  'help.page.materials-combined': {
    en: 'The material of all running and planned orders of the machine, summed by material. An order to the stores is made for the first order that needs it.',
    sv: 'Materialet till maskinens alla pågående och planerade order, summerat per material. En beställning görs för den första ordern som behöver det.',
  },
  'help.panel.material': {
    en: 'Orders the chosen materials from the stores or gives them back. You are asked for quantity and place; the ERP is told.',
    sv: 'Beställer de valda materialen från lagret eller lämnar tillbaka dem. Du anger antal och plats; affärssystemet får veta det.',
  },
  'materials.of-running': { en: 'Running order', sv: 'Pågående order' },
  'materials.of-planned': { en: 'Planned', sv: 'Planerade' },
  'materials.of-finished': { en: 'Finished', sv: 'Avslutade' },
  'materials.of-all': { en: 'All orders', sv: 'Alla order' },
  'materials.failed': { en: 'The materials could not be loaded.', sv: 'Materialen kunde inte laddas.' },
  'materials.count': { en: '{count} material|{count} materials', sv: '{count} material|{count} material' },
  'materials.none': { en: 'This order has no material lines.', sv: 'Ordern har inga materialrader.' },
  'materials.no-order': { en: 'No order to show materials of.', sv: 'Ingen order att visa material för.' },
  'materials.no-order-text': {
    en: 'Start an order, or choose one in the list of planned or finished orders.',
    sv: 'Starta en order, eller välj en i listan över planerade eller avslutade order.',
  },
  'materials.choose-order': { en: 'Order to show', sv: 'Order att visa' },
  'materials.number': { en: 'Material', sv: 'Material' },
  'materials.planned': { en: 'Planned', sv: 'Planerat' },
  'materials.used': { en: 'Used', sv: 'Förbrukat' },
  'materials.remaining': { en: 'Remaining', sv: 'Återstår' },
  'materials.unit': { en: 'Unit', sv: 'Enhet' },
  'materials.balance': { en: 'In stock', sv: 'Lagersaldo' },
  'materials.orders': { en: 'Orders', sv: 'Order' },
  'materials.chosen': {
    en: '{count} material chosen|{count} materials chosen',
    sv: '{count} material valt|{count} material valda',
  },
  'materials.do-order': { en: 'Order material', sv: 'Beställ material' },
  'materials.do-return': { en: 'Give back', sv: 'Lämna tillbaka' },
  'materials.order-title': { en: 'Order {material}', sv: 'Beställ {material}' },
  'materials.return-title': { en: 'Give back {material}', sv: 'Lämna tillbaka {material}' },
  'materials.of-several': { en: 'Material {at} of {count}', sv: 'Material {at} av {count}' },
  'materials.quantity': { en: 'Quantity ({unit})', sv: 'Antal ({unit})' },
  'materials.most-to-return': {
    en: 'At most {balance} {unit}, what there is in stock.',
    sv: 'Högst {balance} {unit}, det som finns i lager.',
  },
  'materials.more-than-needed': {
    en: '{planned} {unit} of {material} is planned: order {quantity} all the same?',
    sv: '{planned} {unit} av {material} är planerat: beställ {quantity} ändå?',
  },
  'materials.still-needed': { en: '{need} {unit} are still needed.', sv: '{need} {unit} behövs ännu.' },
  'materials.deliver-to': { en: 'Deliver to', sv: 'Levereras till' },
  'materials.leave-at': { en: 'Leave at', sv: 'Lämnas vid' },
  'materials.above-zero': { en: 'Enter a quantity above 0.', sv: 'Ange ett antal över 0.' },
  'materials.nothing-to-return': {
    en: 'nothing of it is in stock to give back',
    sv: 'inget av det finns i lager att lämna tillbaka',
  },
  'materials.ordered': {
    en: '{quantity} {unit} of {material} ordered',
    sv: '{quantity} {unit} av {material} beställt',
  },
  'materials.returned': {
    en: '{quantity} {unit} of {material} given back',
    sv: '{quantity} {unit} av {material} återlämnat',
  },
  'refusal.material-quantity': {
    en: 'The quantity must be above 0 and at most {max}.',
    sv: 'Antalet måste vara över 0 och högst {max}.',
  },
  'refusal.material-above-balance': {
    en: 'Only {balance} of {material_no} are in stock: no more can be given back.',
    sv: 'Det finns bara {balance} av {material_no} i lager: mer kan inte lämnas tillbaka.',
  },
})
