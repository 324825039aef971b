import type { materials as english } from '../../en/later/materials.ts'
import type { WordsOf } from '../../words-of.ts'

export const materials: WordsOf<typeof english> = {
  'title.materials': 'Material till pågående order',
  'title.materials-planned': 'Material till planerad order',
  'title.materials-finished': 'Material till avslutad order',
  'title.materials-combined': 'Material, alla order',
  'help.page.materials':
    'Vad den pågående ordern behöver, har förbrukat och har kvar. Välj rader för att beställa material från lagret eller lämna tillbaka det.',
  'help.page.materials-planned':
    'Vad en planerad order kommer att behöva. Välj rader för att beställa materialet före start.',
  'help.page.materials-finished':
    'Vad en avslutad order har förbrukat. Välj rader för att lämna tillbaka det som blev över.',
  'help.page.materials-combined':
    'Materialet till maskinens alla pågående och planerade order, summerat per material. En beställning görs för den första ordern som behöver det.',
  'help.panel.material':
    'Beställer de valda materialen från lagret eller lämnar tillbaka dem. Du anger antal och plats; affärssystemet får veta det.',
  'materials.of-running': 'Pågående order',
  'materials.of-planned': 'Planerade',
  'materials.of-finished': 'Avslutade',
  'materials.of-all': 'Alla order',
  'materials.failed': 'Materialen kunde inte laddas.',
  'materials.count': '{count} material|{count} material',
  'materials.none': 'Ordern har inga materialrader.',
  'materials.no-order': 'Ingen order att visa material för.',
  'materials.no-order-text': 'Starta en order, eller välj en i listan över planerade eller avslutade order.',
  'materials.choose-order': 'Order att visa',
  'materials.number': 'Material',
  'materials.planned': 'Planerat',
  'materials.used': 'Förbrukat',
  'materials.remaining': 'Återstår',
  'materials.unit': 'Enhet',
  'materials.balance': 'Lagersaldo',
  'materials.orders': 'Order',
  'materials.chosen': '{count} material valt|{count} material valda',
  'materials.do-order': 'Beställ material',
  'materials.do-return': 'Lämna tillbaka',
  'materials.order-title': 'Beställ {material}',
  'materials.return-title': 'Lämna tillbaka {material}',
  'materials.of-several': 'Material {at} av {count}',
  'materials.quantity': 'Antal ({unit})',
  'materials.most-to-return': 'Högst {balance} {unit}, det som finns i lager.',
  'materials.more-than-needed': '{planned} {unit} av {material} är planerat: beställ {quantity} ändå?',
  'materials.still-needed': '{need} {unit} behövs ännu.',
  'materials.deliver-to': 'Levereras till',
  'materials.leave-at': 'Lämnas vid',
  'materials.above-zero': 'Ange ett antal över 0.',
  'materials.nothing-to-return': 'inget av det finns i lager att lämna tillbaka',
  'materials.ordered': '{quantity} {unit} av {material} beställt',
  'materials.returned': '{quantity} {unit} av {material} återlämnat',
  'refusal.material-quantity': 'Antalet måste vara över 0 och högst {max}.',
  'refusal.material-above-balance': 'Det finns bara {balance} av {material_no} i lager: mer kan inte lämnas tillbaka.',

  'refusal.trace-missing': 'Ange minst ett spårnings-id.',
  'refusal.material-not-of-order': 'Material {material_no} är inte planerat på order {card_no}.',
  'refusal.no-such-material-line': 'Order {card_no} har ingen materialrad {line_no}.',

  'lots.about': 'Partier för orderns material',
  'lots.change': 'Byt partier',
  'refusal.too-many-lots': 'En orderkörning kan ha högst {max} olika partier samtidigt; det här är {count}.',
}
