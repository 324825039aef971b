/** What nearly every factory has: a new company begins with it, and deletes or renames what it does not want. */
import type { LossKind } from '@takt/domain/stops/losses/loss-kind.ts'
import type pg from 'pg'
import { insertRows } from './insert-rows.ts'

type Named = readonly [code: string, en: string, sv: string, de: string]

const stopGroups: readonly (readonly [...Named, color: string])[] = [
  ['TECH', 'Technical fault', 'Tekniskt fel', 'Technische Störung', 'red'],
  ['SETUP', 'Setup and change', 'Ställ och byte', 'Rüsten und Wechsel', 'blue'],
  ['MAT', 'Material', 'Material', 'Material', 'orange'],
  ['QUAL', 'Quality', 'Kvalitet', 'Qualität', 'purple'],
  ['STAFF', 'Staffing', 'Bemanning', 'Personal', 'teal'],
  ['PLAN', 'Planned', 'Planerat', 'Geplant', 'darkgray'],
]

const stopCodes: readonly (readonly [...Named, group: string, loss: LossKind])[] = [
  ['100', 'Machine fault', 'Maskinfel', 'Maschinenstörung', 'TECH', 'breakdown'],
  ['110', 'Tool fault', 'Verktygsfel', 'Werkzeugstörung', 'TECH', 'breakdown'],
  ['120', 'Waiting for maintenance', 'Väntar på underhåll', 'Warten auf Instandhaltung', 'TECH', 'waiting'],
  ['200', 'Setup', 'Ställ', 'Rüsten', 'SETUP', 'setup'],
  ['210', 'Adjustment', 'Justering', 'Einstellen', 'SETUP', 'setup'],
  ['300', 'Material missing', 'Material saknas', 'Material fehlt', 'MAT', 'waiting'],
  ['310', 'Material change', 'Materialbyte', 'Materialwechsel', 'MAT', 'setup'],
  ['400', 'Quality check', 'Kvalitetskontroll', 'Qualitätsprüfung', 'QUAL', 'waiting'],
  ['410', 'Quality problem', 'Kvalitetsproblem', 'Qualitätsproblem', 'QUAL', 'waiting'],
  ['500', 'No operator', 'Ingen operatör', 'Kein Bediener', 'STAFF', 'waiting'],
  ['510', 'Break', 'Rast', 'Pause', 'STAFF', 'planned'],
  ['600', 'Planned maintenance', 'Planerat underhåll', 'Geplante Wartung', 'PLAN', 'planned'],
  ['610', 'Cleaning', 'Rengöring', 'Reinigung', 'PLAN', 'planned'],
  ['620', 'No order', 'Ingen order', 'Kein Auftrag', 'PLAN', 'planned'],
  ['690', 'Not planned to run', 'Ej planerad drift', 'Keine Produktion geplant', 'PLAN', 'planned'],
]

const scrapCategories: readonly Named[] = [
  ['SURF', 'Surface', 'Yta', 'Oberfläche'],
  ['DIM', 'Dimensions', 'Mått', 'Maße'],
  ['MAT', 'Material', 'Material', 'Material'],
  ['PROC', 'Process', 'Process', 'Prozess'],
]

const scrapReasons: readonly (readonly [...Named, category: string])[] = [
  ['10', 'Scratch or dent', 'Repa eller märke', 'Kratzer oder Delle', 'SURF'],
  ['20', 'Out of tolerance', 'Utanför tolerans', 'Außer Toleranz', 'DIM'],
  ['30', 'Faulty material', 'Felaktigt material', 'Fehlerhaftes Material', 'MAT'],
  ['40', 'Start-up scrap', 'Startkassation', 'Anfahrausschuss', 'PROC'],
  ['50', 'Process fault', 'Processfel', 'Prozessfehler', 'PROC'],
  ['90', 'Other', 'Övrigt', 'Sonstiges', 'PROC'],
]

/** A fault counts in MTBF and mean downtime; what was planned or waited for does not. */
const isFault = (group: string) => (group === 'TECH' ? 1 : 0)

export async function giveStarterReasons(client: pg.Client, company_id: number): Promise<void> {
  const rows = (table: string, list: readonly object[]) =>
    insertRows(
      client,
      table,
      list.map((row) => ({ company_id, ...row })),
    )
  await rows(
    'stop_group',
    stopGroups.map(([code, en, sv, de, color], index) => {
      const view_order = (index + 1) * 10
      return { code, names: { en, sv, de }, color, view_order, view_order_statistics: view_order }
    }),
  )
  await rows(
    'stop_code',
    stopCodes.map(([stop_code, en, sv, de, group_id, loss_kind], index) => ({
      stop_code,
      names: { en, sv, de },
      group_id,
      loss_kind,
      record_no: index + 1,
      setup_time: stop_code === '200' ? 1 : 0,
      include_in_mtbf: isFault(group_id),
      include_in_mdt: isFault(group_id),
    })),
  )
  await rows(
    'scrap_category',
    scrapCategories.map(([code, en, sv, de]) => ({ code, names: { en, sv, de } })),
  )
  await rows(
    'scrap_reason',
    scrapReasons.map(([code, en, sv, de, scrap_reason_category], index) => ({
      code,
      names: { en, sv, de },
      scrap_reason_category,
      view_order: (index + 1) * 10,
      scrap_text_flag: code === '90' ? 1 : 0,
    })),
  )
  await rows('company_setting', [{ name: 'startUpScrapReason', value: '40' }])
}
