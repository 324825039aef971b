import type { materials as english } from '../../en/later/materials.ts'
import type { WordsOf } from '../../words-of.ts'

export const materials: WordsOf<typeof english> = {
  'title.materials': 'Material zum laufenden Auftrag',
  'title.materials-planned': 'Material zum geplanten Auftrag',
  'title.materials-finished': 'Material zum beendeten Auftrag',
  'title.materials-combined': 'Material, alle Aufträge',
  'help.page.materials':
    'Was der laufende Auftrag braucht, verbraucht hat und noch übrig hat. Zeilen auswählen, um Material aus dem Lager anzufordern oder zurückzugeben.',
  'help.page.materials-planned':
    'Was ein geplanter Auftrag brauchen wird. Zeilen auswählen, um das Material vor dem Start anzufordern.',
  'help.page.materials-finished':
    'Was ein beendeter Auftrag verbraucht hat. Zeilen auswählen, um zurückzugeben, was übrig ist.',
  'help.page.materials-combined':
    'Das Material aller laufenden und geplanten Aufträge der Maschine, summiert je Material. Angefordert wird für den ersten Auftrag, der es braucht.',
  'help.panel.material':
    'Fordert das ausgewählte Material aus dem Lager an oder gibt es zurück. Menge und Ort werden abgefragt; das ERP wird informiert.',
  'materials.of-running': 'Laufender Auftrag',
  'materials.of-planned': 'Geplant',
  'materials.of-finished': 'Beendet',
  'materials.of-all': 'Alle Aufträge',
  'materials.failed': 'Das Material konnte nicht geladen werden.',
  'materials.count': '{count} Material|{count} Materialien',
  'materials.none': 'Dieser Auftrag hat keine Materialzeilen.',
  'materials.no-order': 'Kein Auftrag, dessen Material angezeigt werden kann.',
  'materials.no-order-text':
    'Starten Sie einen Auftrag oder wählen Sie einen in der Liste der geplanten oder beendeten Aufträge aus.',
  'materials.choose-order': 'Angezeigter Auftrag',
  'materials.number': 'Material',
  'materials.planned': 'Geplant',
  'materials.used': 'Verbraucht',
  'materials.remaining': 'Offen',
  'materials.unit': 'Einheit',
  'materials.balance': 'Bestand',
  'materials.orders': 'Aufträge',
  'materials.chosen': '{count} Material ausgewählt|{count} Materialien ausgewählt',
  'materials.do-order': 'Material anfordern',
  'materials.do-return': 'Zurückgeben',
  'materials.order-title': '{material} anfordern',
  'materials.return-title': '{material} zurückgeben',
  'materials.of-several': 'Material {at} von {count}',
  'materials.quantity': 'Menge ({unit})',
  'materials.most-to-return': 'Höchstens {balance} {unit}, so viel ist auf Lager.',
  'materials.more-than-needed': 'Geplant sind {planned} {unit} {material}: trotzdem {quantity} anfordern?',
  'materials.still-needed': '{need} {unit} werden noch gebraucht.',
  'materials.deliver-to': 'Lieferort',
  'materials.leave-at': 'Rückgabeort',
  'materials.above-zero': 'Eine Menge über 0 eingeben.',
  'materials.nothing-to-return': 'nichts davon auf Lager zum Zurückgeben',
  'materials.ordered': '{quantity} {unit} {material} angefordert',
  'materials.returned': '{quantity} {unit} {material} zurückgegeben',
  'refusal.material-quantity': 'Die Menge muss über 0 liegen und darf höchstens {max} sein.',
  'refusal.material-above-balance':
    'Von {material_no} sind nur {balance} auf Lager: Mehr kann nicht zurückgegeben werden.',

  'refusal.trace-missing': 'Mindestens eine Rückverfolgungs-ID eingeben.',
  'refusal.material-not-of-order': 'Material {material_no} ist für Auftrag {card_no} nicht geplant.',
  'refusal.no-such-material-line': 'Auftrag {card_no} hat keine Materialzeile {line_no}.',

  'lots.about': 'Chargen des Materials zum Auftrag',
  'lots.change': 'Chargen wechseln',
  'refusal.too-many-lots':
    'Ein Auftragslauf kann höchstens {max} verschiedene Chargen gleichzeitig haben; hier sind es {count}.',
}
